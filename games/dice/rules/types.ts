import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { Face } from './face.ts';
import type { DiceRule } from './rulebook.ts';

export type { Face } from './face.ts';

export interface DiceOptions {
  /** RX-1, RX-A25: how many rounds a match has. */
  readonly rounds: 6 | 2;
  /** RX-A1: from when on a player may leave dice lying instead of rolling them. */
  readonly keepFrom: 'turn' | 'round';
  /** RX-A2: a player may roll no die at all. */
  readonly rollNone: boolean;
  /** RX-A3: whose three fruitless throws end a round. */
  readonly blockedBy: 'each' | 'both';
  /** RX-A4: what a player must lay: a set of their own dice, or anything that can be placed. */
  readonly duty: 'own-set' | 'anything';
  /** RX-A12: what a joker among the loser's dice is worth. */
  readonly jokerLeft: 'loser-pays' | 'winner-gets';
}

/** A die in front of its player: what it shows, or null while it was not rolled in this round. */
export interface OwnDie {
  readonly die: number;
  readonly face: Face | null;
}

/** A die that shows something, on the table or not. */
export interface ShownDie extends OwnDie {
  readonly face: Face;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A die on the table. Rows go to the right, columns down. */
export interface Placed extends ShownDie, Cell {}

/** Where a die is to lie. */
export interface Placement extends Cell {
  readonly die: number;
}

/** How one round ended. */
export interface RoundScore {
  /** RX-18 where somebody placed all dice, RX-19 where nobody could. */
  readonly rule: 'RX-18' | 'RX-19';
  /** Null where nobody won it (RX-A13). */
  readonly winner: Seat | null;
  /** What the dice of each seat showed that were left. */
  readonly left: readonly (readonly Face[])[];
  readonly points: readonly number[];
}

/**
 * 'roll', then 'lay': the two commands of a turn (RX-A24). 'count': a player who never rolled does so only to be counted
 * (RX-A23). 'sheet': the round is over and the next one comes.
 */
export type DicePhase = 'roll' | 'lay' | 'count' | 'sheet' | 'over';

/** Nothing is hidden (RX-A19): everybody sees the whole state. */
export interface DiceState {
  readonly options: DiceOptions;
  readonly phase: DicePhase;
  /** From 1. */
  readonly round: number;
  /** Who began this round (RX-2). */
  readonly starter: Seat;
  readonly turn: Seat;
  readonly hands: readonly (readonly OwnDie[])[];
  readonly table: readonly Placed[];
  /** The dice that were placed last. */
  readonly fresh: readonly number[];
  /** Throws of each seat after which nothing could be placed, since a die was placed last (RX-10). */
  readonly fruitless: readonly number[];
  readonly sheets: readonly RoundScore[];
  /** When the next round is dealt. */
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
      /** How many were left lying. */
      readonly kept: number;
    }
  | {
      readonly kind: 'laid';
      readonly rule: 'RX-7';
      readonly seat: Seat;
      readonly placed: readonly Placed[];
      /** Table dice that lie elsewhere now. */
      readonly moved: readonly number[];
    }
  | {
      readonly kind: 'passed';
      /** RX-8: nothing could be placed. RX-A4: something could, so the turn does not count towards a blocked round. */
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
