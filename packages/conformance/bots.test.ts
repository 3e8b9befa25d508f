import { type Bot, randomBot, simulate } from '@tablee/bot-kit';
import { openMatch, seatOf, seedFromWord, stepRng, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { snatch } from './toys/snatch/index.ts';
import type { SnatchCommand, SnatchTypes, SnatchView } from './toys/snatch/types.ts';

const TABLE = tableFor(snatch, 'long', 2) as TableSetup<SnatchTypes>;
const SEED = seedFromWord('bots');

function drop({ hand }: SnatchView): SnatchCommand {
  return { do: 'drop', card: hand?.[0]?.id ?? -1 };
}

describe('a plan of a bot', () => {
  /** Times at which a bot that plans to act at 1,000 ms is asked, next to a bot that acts every 400 ms. */
  function timesAsked(isTentative: boolean): number[] {
    const asked: number[] = [];
    const patient: Bot<SnatchTypes> = {
      id: 'patient',
      mind: null,
      decide({ view, at }) {
        asked.push(at);
        return { command: drop(view), afterMs: 1_000 - at, isTentative };
      },
    };
    const restless: Bot<SnatchTypes> = {
      id: 'restless',
      mind: null,
      decide: ({ view }) => ({ command: drop(view), afterMs: 400 }),
    };
    simulate(openMatch(snatch, TABLE, SEED), [patient, restless], 3);
    return asked;
  }

  it('is kept while others act', () => {
    expect(timesAsked(false)).toEqual([0]);
  });

  it('is asked for again after every step if it is tentative', () => {
    expect(timesAsked(true)).toEqual([0, 400, 800]);
  });
});

describe('the random bot', () => {
  function delayOf(bot: Bot<SnatchTypes>): number {
    const view = snatch.view(openMatch(snatch, TABLE, SEED).match.state, seatOf('A'));
    const question = {
      table: TABLE,
      view,
      seat: seatOf('A'),
      at: toMillis(0),
      people: [],
      memory: null,
      rng: stepRng(SEED, 1),
    };
    return bot.decide(question)?.afterMs ?? 0;
  }

  it('has a short delay, or the given pace', () => {
    const slow = { notice: { middle: 3_000, scatter: 0 }, act: { middle: 1_000, scatter: 0 }, perDistraction: 0 };
    expect(delayOf(randomBot(snatch))).toBeLessThan(800);
    expect(delayOf(randomBot(snatch, slow))).toBe(4_000);
  });
});
