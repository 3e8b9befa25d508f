/** RK-1: twelve families, each named after its sound, with six identical cards. */
export const FAMILIES = [
  'atchoum',
  'cocorico',
  'dring',
  'miaou',
  'coa',
  'zzz',
  'boum',
  'pouet',
  'plouf',
  'vroum',
  'meuh',
  'ding-dong',
] as const;

/** A card is identified by its family alone. */
export type Family = (typeof FAMILIES)[number];

export const CARDS_PER_FAMILY = 6;

export const CARDS: readonly Family[] = FAMILIES.flatMap((family) =>
  Array.from({ length: CARDS_PER_FAMILY }, () => family),
);

const NAMES: ReadonlySet<string> = new Set(FAMILIES);

export function isFamily(value: unknown): value is Family {
  return typeof value === 'string' && NAMES.has(value);
}

export function countIn(hand: readonly Family[], family: Family): number {
  let count = 0;
  for (const card of hand) if (card === family) count += 1;
  return count;
}

/** RK-4: the first family with two or more cards in the hand; null if all cards are single. */
export function pairIn(hand: readonly Family[]): Family | null {
  for (let index = 0; index < hand.length; index += 1) {
    const family = hand[index] as Family;
    if (hand.indexOf(family, index + 1) !== -1) return family;
  }
  return null;
}

/** All such families. The order is fixed, so that it reveals nothing about the order of the hand. */
export function pairsIn(hand: readonly Family[]): Family[] {
  return FAMILIES.filter((family) => countIn(hand, family) > 1);
}

export function without(hand: readonly Family[], family: Family): Family[] {
  return hand.filter((card) => card !== family);
}
