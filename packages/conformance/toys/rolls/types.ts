import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { rollsRulebook } from './rulebook.ts';

export type Back = 'day' | 'night';

/** A viewer can follow a back by its `id`; shuffling gives new ones. */
export interface Hidden {
  readonly id: number;
  readonly back: Back;
}

export interface Card extends Hidden {
  /** Sum that the dice must reach. */
  readonly number: number;
}

interface RollsOptions {
  readonly pause: 'calm' | 'brisk';
  readonly target: 12 | 20;
}

interface RollsTable {
  readonly options: RollsOptions;
  /** Dice of each seat; null while they are in hand. */
  readonly dice: readonly (readonly number[] | null)[];
  /** Time at which the dice of each seat lie still (RL-2). */
  readonly stillAt: readonly Millis[];
  readonly scores: readonly number[];
  /** End of the opening rest; null afterwards (RL-8). */
  readonly startsAt: Millis | null;
  /** The card that was scored last. */
  readonly open: Card | null;
}

export interface RollsState extends RollsTable {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly nextId: number;
}

export interface RollsView extends RollsTable {
  readonly hands: readonly (readonly Hidden[])[];
  readonly hand: readonly Card[] | null;
  readonly deck: readonly Hidden[];
}

export type RollsCommand =
  | { readonly do: 'roll' }
  | { readonly do: 'speak' }
  | { readonly do: 'score' | 'bury'; readonly card: number };

type Given = { readonly seat: Seat; readonly points: number };

export type RollsEvent =
  | { readonly kind: 'dealt'; readonly rule: 'RL-1' }
  | { readonly kind: 'rolled'; readonly rule: 'RL-3'; readonly seat: Seat; readonly shows: readonly number[] }
  | (Given & { readonly kind: 'scored'; readonly rule: 'RL-4'; readonly card: Card })
  | (Given & { readonly kind: 'buried'; readonly rule: 'RL-5'; readonly card: Hidden })
  | (Given & { readonly kind: 'spoke'; readonly rule: 'RL-9' })
  | { readonly kind: 'started'; readonly rule: 'RL-8' }
  | { readonly kind: 'over'; readonly rule: 'RL-7' };

export interface RollsTypes extends GameTypes {
  state: RollsState;
  view: RollsView;
  command: RollsCommand;
  event: RollsEvent;
  sight: RollsEvent;
  options: RollsOptions;
  seatOptions: object;
  rule: keyof typeof rollsRulebook;
}

export type RollsRefusal = Refusal<RollsTypes>;
