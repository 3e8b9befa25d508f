import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { Family } from './family.ts';
import type { RuckusRule } from './rulebook.ts';

export type { Family } from './family.ts';

/** 'patient': no player is hurried by a clock (RK-A25). */
export type Tempo = 'calm' | 'normal' | 'frantic' | 'patient';

export interface RuckusOptions {
  /** RK-A14 */
  readonly tempo: Tempo;
  /** RK-A19 */
  readonly target: 50 | 75 | 100;
  /** RK-A4: an empty hand calls automatically. */
  readonly autoCall: boolean;
  /** RK-A5: pairs are laid automatically at once. */
  readonly autoForm: boolean;
}

/** Cards of one family in front of a player (RK-10: one pile for each family). */
export interface Pile {
  readonly family: Family;
  readonly count: number;
}

/** 'countdown': dealt, but no moves yet (RK-3). 'sheet': the scores are shown. */
type Phase = 'countdown' | 'play' | 'sheet' | 'over';

/** Score of one seat in one round. */
export interface RoundScore {
  readonly laid: number;
  readonly inHand: number;
  readonly bonus: number;
  readonly points: number;
}

interface Clocks {
  /** End of the current countdown or sheet. */
  readonly until: Millis | null;
  /** Time of each seat's last action; null before its first (RK-A14). */
  readonly actedAt: readonly (Millis | null)[];
  /** Time since which each seat has had a pair in hand (RK-A5); viewers see only their own. */
  readonly pairSince: readonly (Millis | null)[];
  /** Time since which each seat has had an empty hand (RK-A4). */
  readonly emptySince: readonly (Millis | null)[];
  /** Time of the last action of any seat (RK-A13). */
  readonly quietSince: Millis;
  /** True while the stall countdown runs (RK-A13). */
  readonly stalling: boolean;
}

/** Part of the state that every viewer sees. */
export interface RuckusTable extends Clocks {
  readonly options: RuckusOptions;
  readonly phase: Phase;
  readonly round: number;
  readonly piles: readonly (readonly Pile[])[];
  readonly totals: readonly number[];
  /** Score sheets of all finished rounds. */
  readonly sheets: readonly (readonly RoundScore[])[];
}

export interface RuckusState extends RuckusTable {
  readonly hands: readonly (readonly Family[])[];
  readonly deck: readonly Family[];
}

export interface RuckusView extends RuckusTable {
  /** Number of cards in each hand (RK-A21). */
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
