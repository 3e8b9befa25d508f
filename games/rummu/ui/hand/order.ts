import { type Card, COLOURS, colourOf, numberOf } from '../../rules/card.ts';

/** A card of my hand: of two that are alike, the second one has a sign behind it. */
export type Own = Card | `${Card}+`;

export function cardIn(own: Own): Card {
  return own.slice(0, 2) as Card;
}

export function cardsOf(owns: readonly Own[]): Card[] {
  return owns.map(cardIn);
}

/** The cards of a hand, each with a name of its own. */
export function ownsOf(cards: readonly Card[]): Own[] {
  return cards.map((card, index): Own => (cards.indexOf(card) === index ? card : `${card}+`));
}

export type Sort = 'colour' | 'number';

/** How somebody wants the hand to lie: sorted, or in groups of their own making. */
export type Order = { readonly by: Sort } | { readonly by: 'hand'; readonly groups: readonly (readonly Own[])[] };

/** The hand in groups that lie a little apart. Cards that came since lie at the end, in a group of their own. */
export function arrange(hand: readonly Own[], order: Order): readonly (readonly Own[])[] {
  if (order.by === 'hand') {
    const known = order.groups.map((group) => group.filter((own) => hand.includes(own)));
    const placed = new Set(known.flat());
    const others = hand.filter((own) => !placed.has(own));
    return [...known, sorted(others, 'colour')].filter((group) => group.length > 0);
  }
  const all = sorted(hand, order.by);
  const keyOf = (own: Own) => (order.by === 'colour' ? colourOf(cardIn(own)) : numberOf(cardIn(own)));
  return [...Map.groupBy(all, keyOf).values()];
}

function sorted(owns: readonly Own[], by: Sort): Own[] {
  const colour = (own: Own): number => COLOURS.indexOf(colourOf(cardIn(own)));
  const number = (own: Own): number => numberOf(cardIn(own));
  const [first, second] = by === 'colour' ? [colour, number] : [number, colour];
  return owns.toSorted((a, b) => first(a) - first(b) || second(a) - second(b));
}

/** Where a card is put down in the hand: in the place of another one, or apart from all. */
export type Spot = { readonly at: Own } | 'apart';

/** The groups with this card at its new place; the other card makes room on the side that it came from. */
export function moveTo(groups: readonly (readonly Own[])[], own: Own, spot: Spot): readonly (readonly Own[])[] {
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
