import type { ShownExample } from '@tablee/table-ui';
import { type Card, colourOf, isJoker, less, numberOf, sortCards } from '../../rules/card.ts';
import { readMeld } from '../../rules/melds.ts';
import type { Meld, Move, PlayCommand, RummuTypes, RummuView } from '../../rules/types.ts';

export interface CardMark {
  readonly card: Card;
  /** The command moves this card. */
  readonly isTried: boolean;
  /** The card that makes the command illegal. */
  readonly isFault?: boolean;
}

/** The table after the tried turn, legal or not. */
export interface TriedTable {
  readonly melds: readonly { readonly id: number; readonly marks: readonly CardMark[] }[];
  readonly hand: readonly CardMark[];
  readonly discard: Card | null;
}

/** Null for a draw. */
export function triedIn({ view, command }: ShownExample<RummuTypes>): TriedTable | null {
  return command.do === 'play' ? tryTurn(view, command) : null;
}

function tryTurn(view: RummuView, { moves, back, discard }: PlayCommand): TriedTable {
  let melds = view.melds.map(({ id, cards }) => ({ id, marks: cards.map(atRest) }));
  let hand = (view.hand ?? []).map(atRest);
  let id = view.nextMeld;
  for (const move of moves) {
    if (move.do === 'lay') melds = melds.concat({ id: id++, marks: markFaults(sortCards(move.cards).map(tried)) });
    else
      melds = melds.map((meld) => (meld.id === targetOf(move) ? { ...meld, marks: changed(meld.marks, move) } : meld));
    hand = handAfter(hand, move, view.melds);
  }
  if (back !== null) {
    melds = melds.map((meld) =>
      meld.id === back.from ? { ...meld, marks: withoutCard(meld.marks, back.card) } : meld,
    );
    hand = [...hand, tried(back.card)];
  }
  return { melds, hand, discard };
}

const atRest = (card: Card): CardMark => ({ card, isTried: false });
const tried = (card: Card): CardMark => ({ card, isTried: true });

function targetOf(move: Exclude<Move, { do: 'lay' }>): number {
  return move.do === 'add' ? move.to : move.in;
}

function changed(marks: readonly CardMark[], move: Exclude<Move, { do: 'lay' }>): CardMark[] {
  if (move.do === 'add') return sortMarks([...marks, ...move.cards.map(tried)]);
  const joker = marks.find(({ card }) => isJoker(card) && numberOf(card) === numberOf(move.card));
  return sortMarks([...marks.filter((mark) => mark !== joker), tried(move.card)]);
}

function sortMarks(marks: readonly CardMark[]): CardMark[] {
  const order = sortCards(marks.map(({ card }) => card));
  return marks.toSorted((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}

function withoutCard(marks: readonly CardMark[], card: Card): CardMark[] {
  const place = marks.findIndex((mark) => mark.card === card);
  return place === -1 ? [...marks] : marks.toSpliced(place, 1);
}

/** The hand after a move; an exchange adds the freed joker. */
function handAfter(hand: readonly CardMark[], move: Move, melds: readonly Meld[]): CardMark[] {
  const used = move.do === 'swap' ? [move.card] : move.cards;
  const left = used.reduce<readonly CardMark[]>(withoutCard, hand);
  if (move.do !== 'swap') return [...left];
  const meld = melds.find(({ id }) => id === move.in);
  const joker = meld?.cards.find((card) => isJoker(card) && numberOf(card) === numberOf(move.card));
  return joker === undefined ? [...left] : [...left, tried(joker)];
}

/** RM-9, RM-11, RM-12: marks the cards that break the rule, if it names some. */
function markFaults(marks: readonly CardMark[]): CardMark[] {
  const cards = marks.map(({ card }) => card);
  const reading = readMeld(cards);
  if (reading.ok) return [...marks];
  const { rule, facts } = reading.fault;
  const isFault = (card: Card): boolean => {
    if (rule === 'RM-11' || rule === 'RM-12') return isJoker(card);
    if (facts['why'] === 'colour') return colourOf(card) === facts['colour'];
    return facts['why'] === 'twin' && less(cards, [card]).includes(card);
  };
  return marks.map((mark) => ({ ...mark, isFault: isFault(mark.card) }));
}
