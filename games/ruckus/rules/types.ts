import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { Family } from './family.ts';
import type { RuckusRule } from './rulebook.ts';

export type { Family } from './family.ts';

/** 'patient': nobody is hurried by anything (RK-A25). */
export type Tempo = 'calm' | 'normal' | 'frantic' | 'patient';

export interface RuckusOptions {
  /** RK-A14. */
  readonly tempo: Tempo;
  /** RK-A19. */
  readonly target: 50 | 75 | 100;
  /** RK-A4: an empty hand calls by itself. */
  readonly autoCall: boolean;
  /** RK-A5: pairs lay themselves at once. */
  readonly autoForm: boolean;
}

/** Cards of one family that lie in front of a player (RK-10: one pile a family). */
export interface Pile {
  readonly family: Family;
  readonly count: number;
}

/** 'countdown': dealt, nobody plays yet (RK-3). 'sheet': the round is counted. */
type Phase = 'countdown' | 'play' | 'sheet' | 'over';

/** How one round was counted for one seat. */
export interface RoundScore {
  readonly laid: number;
  readonly inHand: number;
  readonly bonus: number;
  readonly points: number;
}

interface Clocks {
  /** When the present countdown or sheet is over. */
  readonly until: Millis | null;
  /** When each seat last acted; null before its first action (RK-A14). */
  readonly actedAt: readonly (Millis | null)[];
  /** Since when each seat has a pair in hand (RK-A5); a viewer sees only the own. */
  readonly pairSince: readonly (Millis | null)[];
  /** Since when each seat has no card in hand (RK-A4). */
  readonly emptySince: readonly (Millis | null)[];
  /** Since when nobody has acted (RK-A13). */
  readonly quietSince: Millis;
  /** Whether the stall countdown is running (RK-A13). */
  readonly stalling: boolean;
}

/** What the state and every view have in common. */
export interface RuckusTable extends Clocks {
  readonly options: RuckusOptions;
  readonly phase: Phase;
  readonly round: number;
  readonly piles: readonly (readonly Pile[])[];
  readonly totals: readonly number[];
  /** The score sheet of every finished round. */
  readonly sheets: readonly (readonly RoundScore[])[];
}

export interface RuckusState extends RuckusTable {
  readonly hands: readonly (readonly Family[])[];
  readonly deck: readonly Family[];
}

export interface RuckusView extends RuckusTable {
  /** How many cards each hand has (RK-A21). */
  readonly hands: readonly number[];
  readonly deck: number;
  readonly hand: readonly Family[] | null;
}

export type RuckusCommand =
  | { readonly do: 'form'; readonly family: Family }
  | { readonly do: 'steal'; readonly family: Family; readonly from: Seat }
  | { readonly do: 'complete'; readonly family: Family }
  | { readonly do: 'draw' }
  | { readonly do: 'slap' };

type OpenEvent =
  | { readonly kind: 'started'; readonly rule: 'RK-3'; readonly round: number }
  | {
      readonly kind: 'formed';
      readonly rule: 'RK-4' | 'RK-A5';
      readonly seat: Seat;
      readonly family: Family;
      readonly cards: number;
      readonly pile: number;
    }
  | {
      readonly kind: 'stolen';
      readonly rule: 'RK-7';
      readonly seat: Seat;
      readonly family: Family;
      readonly from: Seat;
      readonly taken: number;
      readonly pile: number;
    }
  | {
      readonly kind: 'completed';
      readonly rule: 'RK-12';
      readonly seat: Seat;
      readonly family: Family;
      readonly pile: number;
    }
  | { readonly kind: 'called'; readonly rule: 'RK-15' | 'RK-A4'; readonly seat: Seat }
  | { readonly kind: 'stalling'; readonly rule: 'RK-A13'; readonly until: Millis }
  | { readonly kind: 'stalled'; readonly rule: 'RK-A13' }
  | {
      readonly kind: 'scored';
      readonly rule: 'RK-17';
      readonly sheet: readonly RoundScore[];
      readonly totals: readonly number[];
    }
  | { readonly kind: 'over'; readonly rule: 'RK-20' };

export type RuckusEvent =
  | OpenEvent
  | { readonly kind: 'dealt'; readonly rule: 'RK-2'; readonly hands: readonly (readonly Family[])[] }
  | { readonly kind: 'drew'; readonly rule: 'RK-11'; readonly seat: Seat; readonly family: Family };

export type RuckusSight =
  | OpenEvent
  | { readonly kind: 'dealt'; readonly rule: 'RK-2'; readonly hand: readonly Family[] | null }
  | { readonly kind: 'drew'; readonly rule: 'RK-11'; readonly seat: Seat; readonly family: Family | null };

export interface RuckusTypes extends GameTypes {
  state: RuckusState;
  view: RuckusView;
  command: RuckusCommand;
  event: RuckusEvent;
  sight: RuckusSight;
  options: RuckusOptions;
  seatOptions: object;
  rule: RuckusRule;
}

export type RuckusRefusal = Refusal<RuckusTypes>;
