import type { Spot, Square } from '../../rules/types.ts';

/** Touchable things of the table. */
export type Thing =
  | { readonly at: 'die'; readonly die: number }
  | { readonly at: 'spot'; readonly spot: Spot }
  | { readonly at: 'aim'; readonly nth: number }
  | { readonly at: 'pick'; readonly hero: number };

/** Name of a thing in the markup. */
export function thingName(thing: Thing): string {
  switch (thing.at) {
    case 'die':
      return `die-${thing.die}`;
    case 'spot':
      return `spot-${thing.spot}`;
    case 'aim':
      return `aim-${thing.nth}`;
    case 'pick':
      return `pick-${thing.hero}`;
  }
}

const NAME = /^(die|spot|aim|pick)-(.+)$/;

export function thingOf(name: string | undefined): Thing | null {
  const [, at, which = ''] = NAME.exec(name ?? '') ?? [];
  if (at === 'die') return { at, die: Number(which) };
  if (at === 'aim') return { at, nth: Number(which) };
  if (at === 'pick') return { at, hero: Number(which) };
  return at === 'spot' ? { at, spot: which as Spot } : null;
}

/** Symbol of the card square that contains this element; null outside of squares. */
export function squareOf(target: Element): Square | null {
  const square = target.closest<HTMLElement>('[data-square]')?.dataset['square'];
  return square === undefined ? null : (square as Square);
}
