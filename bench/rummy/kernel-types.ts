import type { Seat } from '@tablee/kernel';
import type { Card } from './cards.ts';
import type { Phase, RummyPlay, RummyView } from './plays.ts';

export interface RummyState {
  readonly hands: readonly (readonly Card[])[];
  /** The last card is the next one drawn. */
  readonly stock: readonly Card[];
  /** The last card is the open one. */
  readonly discard: readonly Card[];
  readonly melds: readonly (readonly Card[])[];
  readonly turn: Seat;
  readonly phase: Phase;
  /** Worth of each hand at the end; null before. */
  readonly scores: readonly number[] | null;
}

export type RummyRule = 'BR-1' | 'BR-2' | 'BR-3' | 'BR-4' | 'BR-5' | 'BR-6' | 'BR-7' | 'BR-8' | 'BR-9';

export type RummyEvent =
  | { readonly rule: 'BR-1'; readonly kind: 'dealt'; readonly hands: readonly (readonly Card[])[]; readonly top: Card }
  | { readonly rule: 'BR-3'; readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly rule: 'BR-3'; readonly kind: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly rule: 'BR-5'; readonly kind: 'melded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly rule: 'BR-6'; readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly rule: 'BR-7' | 'BR-8'; readonly kind: 'ended' };

/** Public events are seen unchanged; deals and draws show a seat only the cards of its own hand. */
export type RummySight =
  | Exclude<RummyEvent, { kind: 'dealt' | 'drew' }>
  | { readonly rule: 'BR-1'; readonly kind: 'dealt'; readonly hand: readonly Card[] | null; readonly top: Card }
  | { readonly rule: 'BR-3'; readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | null };

export type Rummy = {
  state: RummyState;
  view: RummyView;
  command: RummyPlay;
  event: RummyEvent;
  sight: RummySight;
  options: Record<string, never>;
  seatOptions: Record<string, never>;
  rule: RummyRule;
};
