import { less } from '../rules/card.ts';
import { findTurn } from '../rules/search/best-turn.ts';
import { problemOf } from '../rules/search/problem.ts';
import { promiseOf } from '../rules/search/prospects.ts';
import type { Card, PlayCommand } from '../rules/types.ts';
import { type Laid, promiseOfJokers, withBestDiscard } from './discarding.ts';
import { helpOf } from './feeding.ts';
import { type Preferences, weightsFor } from './preferences.ts';
import { farFromOpening } from './way-out.ts';
import { type Asked, drawable, laysWeighing } from './weighing.ts';

/** Draws that each discard is tried with. */
const DRAWS = 16;
/** Each of them is a small search. */
const NODES = 1_000;

/** The turn that weighing finds, with the discard after which the next draw promises most. */
export function playsForDraws(asked: Asked, preferences: Preferences): PlayCommand {
  const turn = laysWeighing(asked, preferences);
  return withBestDiscard(asked.view, asked.seat, turn, (laid) => worthAfterDraw(asked, laid, preferences));
}

function worthAfterDraw(asked: Asked, laid: Laid, preferences: Preferences): (card: Card) => number {
  const { view, seat } = asked;
  const { hand, melds } = laid;
  const then = { ...view, melds, nextMeld: 1 + Math.max(0, ...melds.map(({ id }) => id)), phase: 'play' } as const;
  const weights = weightsFor(then, seat, hand, preferences);
  const draws = drawable(asked, DRAWS);
  return (card) => {
    const kept = less(hand, [card]);
    const worths = draws.map((drawn) => {
      const problem = { ...problemOf({ ...then, hand: [...kept, drawn] }, seat, weights), hand: [...kept, drawn] };
      return findTurn(problem, NODES)?.worth ?? 0;
    });
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
    return (
      mean +
      preferences.patience * (promiseOf(kept) + promiseOfJokers(kept)) -
      preferences.aim * farFromOpening(view, seat, melds, kept) -
      preferences.care * helpOf(card, melds, view, seat)
    );
  };
}
