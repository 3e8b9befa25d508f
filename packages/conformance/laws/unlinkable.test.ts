import {
  type GameDefinition,
  openMatch,
  type Rng,
  type Seat,
  seedFromWord,
  stepRng,
  submit,
  type TableSetup,
  tableFor,
  toMillis,
  toSeat,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { judge } from '../judge.ts';
import { snatch } from '../toys/snatch/index.ts';
import type { Card, SnatchState, SnatchTypes } from '../toys/snatch/types.ts';
import { unlinkable } from './unlinkable.ts';

const TRIAL = { preset: 'long', seats: 3, seed: 7, runs: 16 };

/**
 * A slap takes only the bell, face up, into the hand. A draw takes any card of the deck, then `arrange` orders the
 * hand.
 */
function takingBells(arrange: (hand: readonly Card[], rng: Rng) => readonly Card[]): GameDefinition<SnatchTypes> {
  return {
    ...snatch,
    apply(state, seat, command, moment) {
      const { rng } = moment;
      const mixed = command.do === 'draw' ? { ...state, deck: rng.shuffle(state.deck) } : state;
      const verdict = snatch.apply(mixed, seat, command, moment);
      if (!verdict.ok) return verdict;
      const { step } = verdict;
      if (command.do === 'slap') return { ok: true, step: { ...step, state: withBell(state, step.state, seat) } };
      if (command.do !== 'draw') return verdict;
      const hands = step.state.hands.with(seat, arrange(step.state.hands[seat] ?? [], rng));
      return { ok: true, step: { ...step, state: { ...step.state, hands } } };
    },
  };
}

function withBell({ pile, scores, spent, hands }: SnatchState, slapped: SnatchState, seat: Seat): SnatchState {
  const hand = [...(hands[seat] ?? []), ...pile.slice(-1)];
  return { ...slapped, pile: pile.slice(0, -1), hands: hands.with(seat, hand), scores, spent, over: null };
}

const SEED = seedFromWord('bag');

/** Before each draw the spent cards return to the deck unshuffled, and the draw takes any card. */
const bagged: GameDefinition<SnatchTypes> = {
  ...snatch,
  apply(state, seat, command, moment) {
    if (command.do !== 'draw') return snatch.apply(state, seat, command, moment);
    const bag = [...state.spent, ...state.deck];
    const drawn = moment.rng.pick(bag);
    const deck = [...bag.filter((card) => card !== drawn), drawn];
    return snatch.apply({ ...state, deck, spent: [] }, seat, command, moment);
  },
};

describe('the law of unlinkable ids', () => {
  it('accepts a card that was taken face up when another is drawn to it by chance', () => {
    expect(
      judge(
        takingBells((hand) => hand),
        unlinkable,
        TRIAL,
      ),
    ).toBeNull();
  });

  it('reports a card that was taken face up when the hand is shuffled and its id stays', () => {
    const mixing = takingBells((hand, rng) => rng.shuffle(hand));
    expect(judge(mixing, unlinkable, TRIAL)).toMatch(/can follow card \d+ through the shuffle of hand/);
  });

  it('reports a card that came back under its id when it lies first in the bag under any chance', () => {
    const seen = openMatch(bagged, tableFor(bagged, 'long', 3) as TableSetup<SnatchTypes>, SEED).match;
    const [top, ...hand] = seen.state.hands[0] ?? [];
    const state = { ...seen.state, hands: seen.state.hands.with(0, hand), pile: [top as Card], spent: seen.state.pile };
    const before = { ...seen, state };
    const { match: after, played } = submit(before, toSeat(0), { do: 'draw' }, toMillis(0));
    const rng = stepRng(SEED, 0);
    const run = unlinkable.begin(bagged, {});
    run.open?.(seen);
    run.state?.({ match: seen, rng, commands: [] });
    expect(run.step?.({ before, after, played, rng })).toMatch(/can follow card \d+ through the shuffle of deck/);
  });
});
