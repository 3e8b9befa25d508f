import { type Bot, humanDelay, randomBot, simulate, winShare } from '@tablee/bot-kit';
import { openMatch, type Seat, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { pairsIn } from '../rules/family.ts';
import { ruckus } from '../rules/index.ts';
import type { RuckusCommand, RuckusTypes, RuckusView } from '../rules/types.ts';
import { expert, facile, normal, QUICK } from './index.ts';
import { fewestCardsElsewhere, theftsIn } from './options-seen.ts';

const TABLE = tableFor(ruckus, 'classic', 4) as TableSetup<RuckusTypes>;
const MATCHES = 200;

/** At the expert's pace, but never draws, and steals only when a player is about to go out. This must not pay. */
const waiter: Bot<RuckusTypes> = {
  id: 'waiter',
  mind: null,
  decide({ view, seat, rng }) {
    const command = waitAndSteal(view, seat);
    return command === null ? null : { command, afterMs: humanDelay(QUICK, rng) };
  },
};

function waitAndSteal(view: RuckusView, seat: Seat): RuckusCommand | null {
  if (view.phase !== 'play') return null;
  const hand = view.hand ?? [];
  if (hand.length === 0) return { do: 'slap' };
  const [pair] = pairsIn(hand);
  if (pair !== undefined) return { do: 'form', family: pair };
  const isLate = fewestCardsElsewhere(view, seat) <= 1 || view.deck === 0;
  return isLate ? (theftsIn(view, seat)[0]?.command ?? null) : null;
}

function share(better: Bot<RuckusTypes>, worse: Bot<RuckusTypes>): number {
  return winShare(ruckus, TABLE, [better, worse], MATCHES);
}

describe('levels', () => {
  it('normal beats facile, expert beats normal, and by far facile', () => {
    expect(share(normal, facile)).toBeGreaterThan(0.65);
    expect(share(expert, normal)).toBeGreaterThan(0.65);
    expect(share(expert, facile)).toBeGreaterThan(0.8);
  });

  it('a bot that plays anything as quickly as the expert loses to the expert', () => {
    expect(share(expert, randomBot(ruckus, QUICK))).toBeGreaterThan(0.7);
  });

  it('a bot that only waits loses to the expert', () => {
    expect(share(expert, waiter)).toBeGreaterThan(0.9);
  });
});

describe('a match of four', () => {
  it.each([
    ['normal', [normal, normal, normal, normal]],
    ['expert', [expert, expert, expert, expert]],
    ['mixed', [facile, normal, expert, normal]],
  ])('%s bots lasts three to five minutes on average, and never ten', (_, bots) => {
    const minutes = Array.from({ length: 50 }, (_nothing, index) => {
      const opening = openMatch(ruckus, TABLE, seedFromWord(`minutes ${index}`));
      return simulate(opening, bots, ruckus.bound(TABLE.options, TABLE.seats)).match.at / 60_000;
    });
    const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
    expect(mean).toBeGreaterThan(3);
    expect(mean).toBeLessThan(5);
    expect(Math.max(...minutes)).toBeLessThan(10);
  });
});
