import { type Question, randomBot, type Search, searchBest } from '@tablee/bot-kit';
import { openMatch, type Seat, seedFromWord, stepRng, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { imagineSnatch } from './toys/snatch/imagine.ts';
import { snatch } from './toys/snatch/index.ts';
import type { SnatchTypes, SnatchView } from './toys/snatch/types.ts';

const SEAT = 0 as Seat;
const TABLE = tableFor(snatch, 'short', 2) as TableSetup<SnatchTypes>;

/** Judges by the scores after a few entries, which include draws, wakes and commands of the opponent. */
function searching(steps: number, judged: unknown[] = []): Search<SnatchTypes> {
  return {
    steps,
    horizon: 6,
    player: randomBot(snatch),
    judge: (view, seat) => {
      judged.push(view);
      return 0.5 + ((view.scores[seat] ?? 0) - (view.scores[1 - seat] ?? 0)) / 200;
    },
  };
}

/** A deal in which the seat can take the pile immediately. */
function rich(step: number): Question<SnatchTypes> {
  for (let deal = 0; ; deal += 1) {
    const { state } = openMatch(snatch, TABLE, seedFromWord(`deal ${deal}`)).match;
    const view: SnatchView = snatch.view(
      { ...state, pile: [...state.pile, ...state.deck.slice(0, 6)], deck: state.deck.slice(6) },
      SEAT,
    );
    const top = view.pile.at(-1)?.face;
    if (!view.hand?.some(({ face }) => face === top)) continue;
    return {
      table: TABLE,
      view,
      seat: SEAT,
      at: toMillis(0),
      people: [],
      memory: null,
      rng: stepRng(seedFromWord('think'), step),
    };
  }
}

function commandsOf({ view, seat, at }: Question<SnatchTypes>): SnatchTypes['command'][] {
  return [...snatch.legal(view, seat, at)];
}

describe('searching', () => {
  it('takes the pile if it can, in a real-time game of chance', () => {
    const chosen = Array.from({ length: 8 }, (_, step) => {
      const question = rich(step);
      return searchBest(snatch, question, commandsOf(question), searching(3_000))?.do;
    });
    expect(new Set(chosen)).toEqual(new Set(['snatch']));
  });

  it('is deterministic, and exceeds its budget only slightly', () => {
    const think = (steps: number): { command: unknown; tries: number } => {
      const judged: unknown[] = [];
      const question = rich(1);
      return {
        command: searchBest(snatch, question, commandsOf(question), searching(steps, judged)),
        tries: judged.length,
      };
    };
    expect(think(500)).toEqual(think(500));
    expect(think(2_000).tries).toBeGreaterThan(2 * think(500).tries);
    expect(think(2_000).tries * 7).toBeLessThan(2 * 2_000);
  });

  it('does not simulate for a single command, and returns null for none', () => {
    const judged: unknown[] = [];
    expect(searchBest(snatch, rich(1), [{ do: 'draw' }], searching(500, judged))).toEqual({ do: 'draw' });
    expect(searchBest(snatch, rich(1), [], searching(500, judged))).toBeNull();
    expect(judged).toEqual([]);
  });

  it('imagines worlds from the memory of the bot', () => {
    const memories = new Set<unknown>();
    const watched: typeof snatch = {
      ...snatch,
      imagine: (view, seat, rng, memory) => {
        memories.add(memory);
        return imagineSnatch(view, seat, rng, null);
      },
    };
    const memory = { pile: [], spent: [{ id: 90, face: '1' }] };
    const question = { ...rich(1), memory };
    searchBest(watched, question, commandsOf(question), searching(200));
    expect([...memories]).toEqual([memory]);
  });

  it('throws for a game without imagine', () => {
    const { imagine: _, ...blind } = { ...snatch, imagine: null };
    expect(() => searchBest(blind, rich(1), commandsOf(rich(1)), searching(10))).toThrow('snatch cannot be imagined');
  });
});
