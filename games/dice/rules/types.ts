import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { Face } from './face.ts';
import type { DiceRule } from './rulebook.ts';

export type { Face } from './face.ts';

export interface DiceOptions {
  /** RX-1, RX-A25 */
  readonly rounds: 6 | 2;
  /** RX-A1: from when on dice may be kept instead of rolled. */
  readonly keepFrom: 'turn' | 'round';
  /** RX-A2: a player may keep all dice. */
  readonly rollNone: boolean;
  /** RX-A3: whose three fruitless throws end a round. */
  readonly blockedBy: 'each' | 'both';
  /** RX-A4: which lays are obligatory: own sets, or any possible placement. */
  readonly duty: 'own-set' | 'anything';
  /** RX-A12: a joker among the loser's dice costs the loser points, or brings them to the winner. */
  readonly jokerLeft: 'loser-pays' | 'winner-gets';
}

/** A die in front of its player; `face` is null until it is rolled in this round. */
export interface OwnDie {
  readonly die: number;
  readonly face: Face | null;
}

/** A die that was rolled, on the table or not. */
export interface ShownDie extends OwnDie {
  readonly face: Face;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A die on the table. x grows to the right, y downwards. */
export interface Placed extends ShownDie, Cell {}

/** The cell for a die in a command. */
export interface Placement extends Cell {
  readonly die: number;
}

export interface RoundScore {
  /** RX-18: a player placed all dice. RX-19: the round was blocked. */
  readonly rule: 'RX-18' | 'RX-19';
  /** Null if no player won it (RX-A13). */
  readonly winner: Seat | null;
  /** Faces left in each hand. */
  readonly left: readonly (readonly Face[])[];
  readonly points: readonly number[];
}

/**
 * 'roll', then 'lay': the two commands of a turn (RX-A24). 'count': a player who has not rolled yet rolls only for the
 * score (RX-A23). 'sheet': the round is over.
 */
export type DicePhase = 'roll' | 'lay' | 'count' | 'sheet' | 'over';

/** The whole state is public (RX-A19). */
export interface DiceState {
  readonly options: DiceOptions;
  readonly phase: DicePhase;
  /** From 1. */
  readonly round: number;
  /** The player who started this round (RX-2). */
  readonly starter: Seat;
  readonly turn: Seat;
  readonly hands: readonly (readonly OwnDie[])[];
  readonly table: readonly Placed[];
  /** The dice placed in the last lay. */
  readonly fresh: readonly number[];
  /** Fruitless throws of each seat since a die was last placed (RX-10). */
  readonly fruitless: readonly number[];
  readonly sheets: readonly RoundScore[];
  /** Time of the next deal. */
  readonly until: Millis | null;
}

export type DiceView = DiceState;

export type DiceCommand =
  | { readonly do: 'roll'; readonly dice: readonly number[] }
  | { readonly do: 'lay'; readonly table: readonly Placement[] }
  | { readonly do: 'pass' };

export type LayCommand = Extract<DiceCommand, { do: 'lay' }>;

export type DiceEvent =
  | { readonly kind: 'dealt'; readonly rule: 'RX-2'; readonly round: number; readonly starter: Seat }
  | {
      readonly kind: 'rolled';
      readonly rule: 'RX-3' | 'RX-9' | 'RX-A23';
      readonly seat: Seat;
      readonly shown: readonly ShownDie[];
      /** Number of dice kept. */
      readonly kept: number;
    }
  | {
      readonly kind: 'laid';
      readonly rule: 'RX-7';
      readonly seat: Seat;
      readonly placed: readonly Placed[];
      /** Table dice that changed their cells. */
      readonly moved: readonly number[];
    }
  | {
      readonly kind: 'passed';
      /** RX-8: no die could be placed. RX-A4: one could, so the throw does not count towards a blocked round. */
      readonly rule: 'RX-8' | 'RX-A4';
      readonly seat: Seat;
    }
  | { readonly kind: 'finished'; readonly rule: 'RX-10'; readonly seat: Seat }
  | { readonly kind: 'blocked'; readonly rule: 'RX-A3' }
  | { readonly kind: 'scored'; readonly rule: RoundScore['rule']; readonly score: RoundScore }
  | { readonly kind: 'penalised'; readonly rule: 'RX-17'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'over'; readonly rule: 'RX-21' };

export interface DiceTypes extends GameTypes {
  state: DiceState;
  view: DiceView;
  command: DiceCommand;
  event: DiceEvent;
  sight: DiceEvent;
  options: DiceOptions;
  seatOptions: object;
  rule: DiceRule;
}

export type DiceRefusal = Refusal<DiceTypes>;
