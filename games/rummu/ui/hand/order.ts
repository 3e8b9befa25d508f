import { type Card, COLOURS, colourOf, numberOf } from '../../rules/card.ts';

/** A card of my hand; "+" marks the second of two identical cards. */
export type OwnCard = Card | `${Card}+`;

export function cardIn(own: OwnCard): Card {
  return own.slice(0, 2) as Card;
}

export function cardsOf(owns: readonly OwnCard[]): Card[] {
  return owns.map(cardIn);
}

/** Gives each card of a hand a name of its own. */
export function ownsOf(cards: readonly Card[]): OwnCard[] {
  return cards.map((card, index): OwnCard => (cards.indexOf(card) === index ? card : `${card}+`));
}

export type SortKey = 'colour' | 'number';

/** The order of a hand: sorted, or in groups made by hand. */
export type HandOrder =
  | { readonly by: SortKey }
  | { readonly by: 'hand'; readonly groups: readonly (readonly OwnCard[])[] };

/** The hand in groups. New cards form a group at the end. */
export function arrange(hand: readonly OwnCard[], order: HandOrder): readonly (readonly OwnCard[])[] {
  if (order.by === 'hand') {
    const known = order.groups.map((group) => group.filter((own) => hand.includes(own)));
    const placed = new Set(known.flat());
    const others = hand.filter((own) => !placed.has(own));
    return [...known, sorted(others, 'colour')].filter((group) => group.length > 0);
  }
  const all = sorted(hand, order.by);
  const keyOf = (own: OwnCard) => (order.by === 'colour' ? colourOf(cardIn(own)) : numberOf(cardIn(own)));
  return [...Map.groupBy(all, keyOf).values()];
}

function sorted(owns: readonly OwnCard[], by: SortKey): OwnCard[] {
  const colour = (own: OwnCard): number => COLOURS.indexOf(colourOf(cardIn(own)));
  const number = (own: OwnCard): number => numberOf(cardIn(own));
  const [first, second] = by === 'colour' ? [colour, number] : [number, colour];
  return owns.toSorted((a, b) => first(a) - first(b) || second(a) - second(b));
}

/** The target of a card in the hand: the place of another card, or a group of its own. */
export type HandSpot = { readonly at: OwnCard } | 'apart';

/** The groups after the card has moved; the other card makes room towards the side from which it came. */
export function moveTo(
  groups: readonly (readonly OwnCard[])[],
  own: OwnCard,
  spot: HandSpot,
): readonly (readonly OwnCard[])[] {
  if (spot !== 'apart' && spot.at === own) return groups;
  const from = groups.flat().indexOf(own);
  const to = spot === 'apart' ? -1 : groups.flat().indexOf(spot.at);
  const rest = groups.map((group) => group.filter((one) => one !== own));
  if (spot === 'apart') return [...rest, [own]].filter((group) => group.length > 0);
  const isSameGroup = groups.some((group) => group.includes(own) && group.includes(spot.at));
  const shift = isSameGroup && from < to ? 1 : 0;
  return rest
    .map((group) => (group.includes(spot.at) ? group.toSpliced(group.indexOf(spot.at) + shift, 0, own) : group))
    .filter((group) => group.length > 0);
}
