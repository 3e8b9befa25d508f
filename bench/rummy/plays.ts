import { type Card, DECK, meldsIn } from './cards.ts';

export type Phase = 'draw' | 'play' | 'over';

export type RummyPlay =
  | { readonly kind: 'draw' }
  | { readonly kind: 'take' }
  | { readonly kind: 'meld'; readonly cards: readonly Card[] }
  | { readonly kind: 'discard'; readonly card: Card };

/** The table as one viewer may see it: with their own hand, or none for a spectator. */
export interface RummyView {
  readonly phase: Phase;
  readonly turn: number;
  readonly hand: readonly Card[] | null;
  readonly handSizes: readonly number[];
  readonly stock: number;
  /** Null only between taking the last discard and the next one. */
  readonly top: Card | null;
  readonly discards: number;
  readonly melds: readonly (readonly Card[])[];
  /** Worth of each hand at the end; null before. */
  readonly scores: readonly number[] | null;
}

export const HAND_SIZE = 10;

const DRAWS: readonly RummyPlay[] = [{ kind: 'draw' }, { kind: 'take' }];
const DISCARDS: readonly RummyPlay[] = DECK.map((card) => ({ kind: 'discard', card }));
const NOTHING: readonly RummyPlay[] = [];

/** Every legal play of the viewer, in the same order for all libraries. */
export function legalPlays(view: RummyView): readonly RummyPlay[] {
  if (view.hand === null) return NOTHING;
  if (view.phase === 'draw') return DRAWS;
  if (view.phase === 'over') return NOTHING;
  const plays: RummyPlay[] = [];
  for (const card of view.hand) plays.push(DISCARDS[card] as RummyPlay);
  for (const cards of meldsIn(view.hand)) plays.push({ kind: 'meld', cards });
  return plays;
}
