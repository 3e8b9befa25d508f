import type { RushState } from './types.ts';

/** Hidden stacks of cards; the last card is the top one. */
export const HEAPS = [
  /** Invocations may be among them (RO-31). */
  'trials',
  'spells',
  'heroDiscard',
  'sorcererDiscard',
  /** Cards that were removed unseen (RO-12, RO-13). */
  'setAside',
] as const;
export type Heap = (typeof HEAPS)[number];

export function putOn(state: RushState, heap: Heap, ...cards: readonly string[]): RushState {
  return { ...state, heaps: { ...state.heaps, [heap]: [...state.heaps[heap], ...cards] } };
}

/** Removes the top card; null if the heap is empty. */
export function takeTop(state: RushState, heap: Heap): { readonly state: RushState; readonly card: string } | null {
  const card = state.heaps[heap].at(-1);
  if (card === undefined) return null;
  return { state: { ...state, heaps: { ...state.heaps, [heap]: state.heaps[heap].slice(0, -1) } }, card };
}
