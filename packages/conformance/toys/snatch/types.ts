import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { snatchRulebook } from './rulebook.ts';

export type Face = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | 'bell';

/** A viewer can follow a back from hand to pile by its `id`; shuffling gives new ones. */
export interface Card {
  readonly id: number;
  readonly face: Face;
}

export type Tempo = 'calm' | 'normal' | 'frantic';

interface SnatchOptions {
  readonly tempo: Tempo;
  readonly target: 15 | 40 | 1000;
}

export interface SnatchTable {
  readonly options: SnatchOptions;
  readonly pile: readonly Card[];
  readonly scores: readonly number[];
  /** Time at which each seat may act again (SN-2). */
  readonly readyAt: readonly Millis[];
  /** Time at which the deck turns a card (SN-8). */
  readonly turnAt: Millis;
  readonly over: 'SN-9' | 'SN-10' | null;
}

export interface SnatchState extends SnatchTable {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly spent: readonly Card[];
  readonly nextId: number;
}

export interface SnatchView extends SnatchTable {
  /** Ids of the backs in each hand. */
  readonly hands: readonly (readonly number[])[];
  readonly hand: readonly Card[] | null;
  readonly deck: number;
  readonly spent: number;
}

export type SnatchCommand =
  | { readonly do: 'drop' | 'snatch'; readonly card: number }
  | { readonly do: 'draw' | 'slap' };

type OpenEvent =
  | { readonly kind: 'dropped'; readonly rule: 'SN-3'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'snatched';
      readonly rule: 'SN-4';
      readonly seat: Seat;
      readonly card: Card;
      readonly gained: number;
    }
  | { readonly kind: 'slapped'; readonly rule: 'SN-7'; readonly seat: Seat; readonly gained: number }
  | { readonly kind: 'mixed'; readonly rule: 'SN-6' }
  | { readonly kind: 'turned'; readonly rule: 'SN-8'; readonly card: Card }
  | { readonly kind: 'over'; readonly rule: 'SN-9' | 'SN-10' };

export type SnatchEvent =
  | OpenEvent
  | { readonly kind: 'dealt'; readonly rule: 'SN-1'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'drew'; readonly rule: 'SN-5'; readonly seat: Seat; readonly card: Card };

export type SnatchSight =
  | OpenEvent
  | { readonly kind: 'dealt'; readonly rule: 'SN-1'; readonly hand: readonly Card[] | null }
  | {
      readonly kind: 'drew';
      readonly rule: 'SN-5';
      readonly seat: Seat;
      readonly id: number;
      readonly face: Face | null;
    };

export interface SnatchTypes extends GameTypes {
  state: SnatchState;
  view: SnatchView;
  command: SnatchCommand;
  event: SnatchEvent;
  sight: SnatchSight;
  options: SnatchOptions;
  seatOptions: object;
  rule: keyof typeof snatchRulebook;
}

export type SnatchRefusal = Refusal<SnatchTypes>;
