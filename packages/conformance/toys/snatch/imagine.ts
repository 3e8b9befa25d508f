import type { Json, Rng, Seat } from '@tablee/kernel';
import { ALL_FACES } from './faces.ts';
import { spentIn } from './mind.ts';
import type { Card, Face, SnatchState, SnatchView } from './types.ts';

/**
 * Unknown cards get the remaining faces at random; those in the deck and the spent pile get unused ids.
 */
export function imagineSnatch(view: SnatchView, seat: Seat, rng: Rng, memory: Json): SnatchState {
  const own = view.hand ?? [];
  const known = spentIn(memory);
  const faces = rng.shuffle(without(ALL_FACES, [...own, ...view.pile, ...known]));
  let nextId = 1 + Math.max(-1, ...view.hands.flat(), ...[...view.pile, ...known].map(({ id }) => id));
  const dealt = (id: number): Card => ({ id, face: faces.pop() as Face });
  const fresh = (count: number): Card[] => Array.from({ length: count }, () => dealt(nextId++));
  const spent = [...known, ...fresh(view.spent - known.length)];
  const hands = view.hands.map((ids, other) => (other === seat ? own : ids.map(dealt)));
  const { options, pile, scores, readyAt, turnAt, over } = view;
  const deck = fresh(view.deck);
  return { options, pile, scores, readyAt, turnAt, over, hands, deck, spent, nextId };
}

function without(faces: readonly Face[], seen: readonly Card[]): Face[] {
  const left = faces.slice();
  for (const { face } of seen) left.splice(left.indexOf(face), 1);
  return left;
}
