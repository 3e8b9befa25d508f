import type { Skill } from './symbols.ts';

/** RO-51: adds a symbol to the joker of its hero. */
export interface Equipment {
  readonly id: string;
  readonly joker: Skill | 'any';
  /** In pieces of gold. */
  readonly price: number;
}

/** RO-52: what the sorcerer may do with a scroll. */
type ScrollEffect =
  | { readonly do: 'turn'; readonly between: readonly ['plant', 'water' | 'air'] }
  | { readonly do: 'swap' }
  | { readonly do: 'joker'; readonly as: 'water' | 'plant' | 'air' }
  | { readonly do: 'push'; readonly lightning: 2 }
  | { readonly do: 'advance'; readonly fire: 5 };

export interface Scroll {
  readonly id: string;
  readonly effect: ScrollEffect;
  readonly price: number;
}

function copies(kind: string, count: number, joker: Equipment['joker'], price: number): Equipment[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index + 1}`, joker, price }));
}

/** RO-F7. */
export const EQUIPMENT: readonly Equipment[] = [
  ...copies('lantern', 2, 'fire', 1),
  ...copies('picklock', 2, 'key', 1),
  ...copies('boots', 2, 'step', 1),
  ...copies('blade', 2, 'sword', 1),
  ...copies('amulet', 1, 'heart', 2),
  ...copies('lucky-coin', 1, 'any', 3),
];

/** RO-F5: one of each. */
export const SCROLLS: readonly Scroll[] = [
  { id: 'scroll-dew', effect: { do: 'turn', between: ['plant', 'water'] }, price: 2 },
  { id: 'scroll-pollen', effect: { do: 'turn', between: ['plant', 'air'] }, price: 2 },
  { id: 'scroll-exchange', effect: { do: 'swap' }, price: 1 },
  { id: 'scroll-spring', effect: { do: 'joker', as: 'water' }, price: 1 },
  { id: 'scroll-root', effect: { do: 'joker', as: 'plant' }, price: 1 },
  { id: 'scroll-breeze', effect: { do: 'joker', as: 'air' }, price: 1 },
  { id: 'scroll-thunder', effect: { do: 'push', lightning: 2 }, price: 2 },
  { id: 'scroll-ember', effect: { do: 'advance', fire: 5 }, price: 3 },
];
