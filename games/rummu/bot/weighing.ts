import type { Question } from '@tablee/bot-kit';
import type { Seat } from '@tablee/kernel';
import { CARDS, less, sortCards } from '../rules/card.ts';
import { readMemory } from '../rules/memory.ts';
import { bestTurn } from '../rules/search/best-turn.ts';
import { problemOf } from '../rules/search/problem.ts';
import { promiseOf } from '../rules/search/prospects.ts';
import type { Card, PlayCommand, RummuTypes, RummuView } from '../rules/types.ts';
import { discardLeastMissed } from './discarding.ts';
import { dangerOf, type Preferences, weightsFor } from './preferences.ts';
import { farFromOpening } from './way-out.ts';

export type Asked = Question<RummuTypes>;

/** A search at the table takes no longer than this. */
const NODES = 4_000;
/** Number of unknown cards that are tried to estimate the next draw. */
const DRAWS = 8;

/** True if discards are worth more than what the stock may bring or, once one was taken, if another one is worth taking. */
export function takesBetter(asked: Asked, preferences: Preferences, depth: number): boolean {
  const { view, seat, rng } = asked;
  const hand = view.hand ?? [];
  const pile = topDiscards(asked, depth);
  const [top] = pile;
  if (top === undefined) return false;
  const hands = pile.map((_, last) => weighHand(view, seat, [...hand, ...pile.slice(0, last + 1)], preferences));
  const most = Math.max(...hands.map(({ worth }) => worth));
  if (view.phase === 'taking') return most > weighHand(view, seat, hand, preferences).worth;
  const isTop = hands[0]?.worth === most;
  if (isTop && isThrownBack(view, seat, top, preferences)) return false;
  // Two players who keep each other's discards would never draw again.
  if (!hands.some(({ lays, worth }) => lays && worth === most) && rng.below(100) < preferences.leaves) return false;
  const drawn = drawable(asked, DRAWS).map((card) => weighHand(view, seat, [...hand, card], preferences).worth);
  const lacking = drawn.reduce((sum, worth) => sum + worth, 0) / drawn.length - most;
  return lacking < 0 || (isTop && lacking < preferences.thrift && isKept(view, seat, top, preferences));
}

/** The topmost discards, up to the first that is not remembered. */
function topDiscards({ view, memory }: Asked, depth: number): Card[] {
  const remembered = readMemory(memory)?.discards ?? [];
  const known = view.discards
    .map((card, place) => card ?? remembered[place] ?? null)
    .toReversed()
    .slice(0, depth);
  const gap = known.indexOf(null);
  return (gap === -1 ? known : known.slice(0, gap)) as Card[];
}

/** True if it would be discarded at once: two players who do so to each other would never draw again. */
function isThrownBack(view: RummuView, seat: Seat, top: Card, preferences: Preferences): boolean {
  const hand = [...(view.hand ?? []), top];
  const known = [...(view.hands[seat]?.known ?? []), top];
  const phase = 'taking';
  const then = { ...view, phase, hand, hands: view.hands.with(seat, { count: hand.length, known }) } as const;
  return playsWeighing({ view: then, seat }, preferences).discard === top;
}

/** True if it stays in hand. Judged by the view after taking: otherwise players with one card each take and discard the same one forever. */
function isKept(view: RummuView, seat: Seat, top: Card, preferences: Preferences): boolean {
  const hand = sortCards([...(view.hand ?? []), top]);
  const known = sortCards([...(view.hands[seat]?.known ?? []), top]);
  const hands = view.hands.with(seat, { count: hand.length, known });
  const taken: RummuView = { ...view, phase: 'taking', hand, hands, discards: view.discards.slice(0, -1) };
  return playsWeighing({ view: taken, seat }, preferences).discard !== top;
}

/** Worth of a hand in this turn, with all it can lay and the prospects of the rest; `lays` if it would lay anything. */
function weighHand(
  view: RummuView,
  seat: Seat,
  hand: readonly Card[],
  preferences: Preferences,
): { readonly worth: number; readonly lays: boolean } {
  const weights = weightsFor(view, seat, hand, preferences);
  const { worth, command } = bestTurn({ ...problemOf(view, seat, weights), hand }, NODES);
  const used = command.moves.flatMap((move) => (move.do === 'swap' ? [move.card] : move.cards));
  const kept = (1 - dangerOf(view, seat, preferences)) * preferences.patience * promiseOf(less(hand, used));
  const far = command.moves.length > 0 ? 0 : farFromOpening(view, seat, view.melds, hand);
  return { worth: worth + kept - preferences.aim * far, lays: command.moves.length > 0 };
}

/** Cards that could be drawn: not those in sight, nor those remembered among the discards. */
export function drawable({ view, seat, memory, rng }: Asked, most: number): Card[] {
  const known = view.hands.flatMap((hand, other) => (other === seat ? [] : hand.known));
  const buried = readMemory(memory)?.discards ?? view.discards.filter((card) => card !== null);
  const seen = [...view.melds.flatMap(({ cards }) => cards), ...(view.hand ?? []), ...known, ...buried];
  return rng.shuffle(less(CARDS, seen)).slice(0, most);
}

/** Lays what is worth more on the table than in hand; the discard is the dearest card. */
export function laysWeighing({ view, seat }: Pick<Asked, 'view' | 'seat'>, preferences: Preferences): PlayCommand {
  return bestTurn(problemOf(view, seat, weightsFor(view, seat, view.hand ?? [], preferences)), NODES).command;
}

/** The same turn with the discard that is missed least. */
export function playsWeighing(asked: Pick<Asked, 'view' | 'seat'>, preferences: Preferences): PlayCommand {
  return discardLeastMissed(asked.view, asked.seat, laysWeighing(asked, preferences), preferences);
}
