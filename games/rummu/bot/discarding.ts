import type { Seat } from '@tablee/kernel';
import { isJoker, less, numberOf } from '../rules/card.ts';
import { checkRummu, startTurn } from '../rules/check.ts';
import { compose } from '../rules/compose.ts';
import { isOut } from '../rules/opening.ts';
import { cardsIn, costOf, pointsOf } from '../rules/scoring.ts';
import { additionsTo, meldsIn } from '../rules/search/finder.ts';
import { prospectsOf } from '../rules/search/prospects.ts';
import { areTogether } from '../rules/sides.ts';
import type { Card, Meld, PlayCommand, RummuView } from '../rules/types.ts';
import { helpOf } from './feeding.ts';
import { dangerOf, type Preferences } from './preferences.ts';
import { farFromOpening } from './way-out.ts';

/** The position after the moves of a turn, before the discard. */
export interface Laid {
  readonly view: RummuView;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly melds: readonly Meld[];
}

/** Worth of a card of a combination that is complete in hand. */
const IN_COMPLETE = 3;
/** Worth of each card beside which a joker fits. */
const JOKER_PROSPECT = 2.2;

/** The same turn with the discard that is missed least, as far as a look at the hand tells. */
export function discardLeastMissed(
  view: RummuView,
  seat: Seat,
  command: PlayCommand,
  preferences: Preferences,
): PlayCommand {
  return withBestDiscard(view, seat, command, (laid) => {
    const danger = dangerOf(view, seat, preferences);
    const complete = new Set([...meldsIn(laid.hand)].flat());
    return (card) => {
      const prospects = prospectsOf(card, laid.hand) + JOKER_PROSPECT * neighboursOf(card, laid.hand);
      const missed =
        preferences.patience * prospects +
        preferences.aim * farFromOpening(view, seat, laid.melds, less(laid.hand, [card]));
      const kept = (complete.has(card) ? IN_COMPLETE : 0) + scoresNext(laid, card);
      return danger * costOf([card]) - missed - kept - preferences.care * helpOf(card, laid.melds, view, seat);
    };
  });
}

/** RM-10: of a joker, the cards of the hand that lie beside its number: each may become a combination with it. */
function neighboursOf(card: Card, hand: readonly Card[]): number {
  if (!isJoker(card)) return 0;
  return hand.filter((other) => !isJoker(other) && Math.abs(numberOf(other) - numberOf(card)) <= 1).length;
}

/** Worth of the prospects of all jokers in a hand. */
export function promiseOfJokers(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + JOKER_PROSPECT * neighboursOf(card, hand), 0);
}

/** The same turn with the discard of most worth; the turn itself where a card is taken back (RM-20). */
export function withBestDiscard(
  view: RummuView,
  seat: Seat,
  command: PlayCommand,
  worthOf: (laid: Laid) => (card: Card) => number,
): PlayCommand {
  const composed = compose(startTurn(view, seat), command.moves);
  if (!composed.ok || command.back !== null) return command;
  const laid = { view, seat, hand: cardsIn(composed.now.hand), melds: composed.now.melds };
  const worth = worthOf(laid);
  let [best, most] = [command, Number.NEGATIVE_INFINITY];
  for (const card of new Set(laid.hand)) {
    const other: PlayCommand = { ...command, discard: card };
    const value = worth(card);
    if (value > most && checkRummu(view, seat, other) === null) [best, most] = [other, value];
  }
  return best;
}

/** RM-16: what the card would score next turn in a combination of the player's side. */
function scoresNext({ view, seat, melds }: Laid, card: Card): number {
  if (!isOut(melds, seat)) return 0;
  const own = melds.filter(({ owner }) => areTogether(view.options, view.hands.length, seat, owner));
  const gains = own.flatMap(({ cards }) =>
    additionsTo(cards, [card]).map((added) => pointsOf([...cards, ...added]) - pointsOf(cards)),
  );
  return Math.max(0, ...gains);
}
