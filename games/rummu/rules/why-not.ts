import {
  type Card,
  COLOURS,
  type Colour,
  cardOf,
  colourOf,
  isJoker,
  less,
  numberOf,
  sortCards,
  without,
  YELLOW,
} from './card.ts';
import { isMeld, type MeldFault, readMeld } from './melds.ts';
import type { Meld, RummuRefusal } from './types.ts';

/**
 * Refusals of moves at a combination on the table. Their facts depend on what lies there, so that the advice can be followed.
 */

/** RM-16, RM-A15, RM-A17: the refusal of added cards, from the fault that the combination would have with them. */
export function whyNotAdded(meld: Meld, cards: readonly Card[], fault: MeldFault): RummuRefusal {
  switch (fault.rule) {
    case 'RM-11':
    case 'RM-12': {
      const yours = cards.filter(isJoker).length;
      return { rule: 'RM-A15', facts: { ...fault.facts, why: fault.rule === 'RM-11' ? 'one' : 'several', yours } };
    }
    case 'RM-9':
      return fault.facts['why'] === 'twin' ? whyTwin(meld, fault) : whyOtherColour(meld, cards, fault);
    case 'RM-8':
      return isSet(meld) ? whyOtherNumber(meld) : (whyInside(meld, cards) ?? fault);
    default:
      return fault;
  }
}

/** RM-9: says so if one of two identical cards lies in the combination already. */
function whyTwin({ cards }: Meld, fault: MeldFault): RummuRefusal {
  const card = fault.facts['card'] as Card;
  return cards.includes(card) ? { rule: 'RM-9', facts: { why: 'there', card } } : fault;
}

/** RM-9: names the card that would fit instead. */
function whyOtherColour(meld: Meld, cards: readonly Card[], fault: MeldFault): RummuRefusal {
  const colour = colourOfRun(meld);
  if (colour === null) return whyAgain(meld, cards) ?? fault;
  const wrong = cards.find((card) => !isJoker(card) && colourOf(card) !== colour);
  if (wrong === undefined) return fault;
  const [right, joker] = [cardOf(colour, numberOf(wrong)), cardOf(YELLOW, numberOf(wrong))];
  const others = less(cards, [wrong]);
  const why = isMeld([...meld.cards, ...others, joker]) ? 'either' : 'run';
  return { rule: 'RM-9', facts: { why, colour, card: right, joker } };
}

/** RM-9: a run of several colours has each of them once. */
function whyAgain(meld: Meld, cards: readonly Card[]): RummuRefusal | null {
  const again = cards.find((card) => !isJoker(card) && hasColour(meld, colourOf(card)));
  if (again === undefined) return null;
  if (meld.cards.length === COLOURS.length) return { rule: 'RM-9', facts: { why: 'full' } };
  const [number, kept] = [numberOf(again), [...meld.cards, ...less(cards, [again])]];
  const free = COLOURS.filter((colour) => isMeld([...kept, cardOf(colour, number)]));
  if (free.length === 0) return null;
  const facts = { why: 'again', colour: colourOf(again), number, colours: free.join(' ') };
  return { rule: 'RM-9', facts };
}

/** RM-8: a set takes only its own number, until it has all five colours. */
function whyOtherNumber({ cards }: Meld): RummuRefusal {
  const why = cards.length === COLOURS.length ? 'complete' : 'set';
  return { rule: 'RM-8', facts: { why, number: numberOf(cards[0] as Card) } };
}

/** RM-A17: the refusal of a card whose number is in the run already; says so if it could be exchanged for a joker there. */
function whyInside(meld: Meld, cards: readonly Card[]): RummuRefusal | null {
  const card = cards.find((one) => !meld.cards.includes(one) && hasNumber(meld, numberOf(one)));
  if (card === undefined) return null;
  const number = numberOf(card);
  const joker = cardOf(YELLOW, number);
  const others = without(meld.cards, joker);
  if (others !== null && isMeld([...others, card])) return { rule: 'RM-A17', facts: { why: 'swap', card, joker } };
  return { rule: 'RM-A17', facts: { why: 'taken', number, cards: meld.cards.join(' ') } };
}

/** RM-17: the refusal if the combination has no joker for this card. */
export function whyNoJoker({ cards }: Meld, card: Card): RummuRefusal {
  if (isJoker(card)) return { rule: 'RM-17', facts: { why: 'yellow' } };
  const jokers = sortCards(cards.filter(isJoker));
  const [joker, ...others] = jokers;
  if (joker === undefined) return { rule: 'RM-17', facts: { why: 'none', cards: cards.join(' ') } };
  return others.length === 0
    ? { rule: 'RM-17', facts: { why: 'number', number: numberOf(joker) } }
    : { rule: 'RM-17', facts: { why: 'numbers', jokers: jokers.join(' ') } };
}

/** RM-A12, RM-A13: the refusal if this card cannot replace the joker of its number. */
export function whyNotInPlace(meld: Meld, card: Card): RummuRefusal {
  const colour = colourOfRun(meld);
  const number = numberOf(card);
  if (colour !== null) return { rule: 'RM-A13', facts: { why: 'one', card: cardOf(colour, number) } };
  const free = COLOURS.filter((one) => !hasColour(meld, one));
  return free.length === 0
    ? { rule: 'RM-A12', facts: { cards: meld.cards.join(' ') } }
    : { rule: 'RM-A13', facts: { why: 'several', colour: colourOf(card), number, colours: free.join(' ') } };
}

/** The colour of a run of one colour; null for a set and for a run of several. */
function colourOfRun({ cards }: Meld): Colour | null {
  const reading = readMeld(cards);
  return reading.ok && reading.shape.kind === 'run' ? reading.shape.colour : null;
}

function isSet({ cards: [first, second] }: Meld): boolean {
  return numberOf(first as Card) === numberOf(second as Card);
}

function hasNumber({ cards }: Meld, number: number): boolean {
  return cards.some((card) => numberOf(card) === number);
}

function hasColour({ cards }: Meld, colour: Colour): boolean {
  return cards.some((card) => colourOf(card) === colour);
}
