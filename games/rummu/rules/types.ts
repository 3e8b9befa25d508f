import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { Card } from './card.ts';
import type { RummuRule } from './rulebook.ts';

export type { Card } from './card.ts';

export interface RummuOptions {
  /** RM-2: everybody alone, or in pairs with the player opposite. */
  readonly sides: 'alone' | 'pairs';
  /** RM-26: the printed target, or half of it for an evening. */
  readonly length: 'whole' | 'short';
  /** RM-A32: how many rounds are played at most. */
  readonly rounds: 'any' | 4 | 8 | 12;
  /** RM-A1: what the cards of the first lay must be: one combination, or several together. */
  readonly opening: 'one' | 'total';
  /** RM-A19: whether the only card taken from the discard pile may be thrown straight back. */
  readonly throwBack: boolean;
}

/** Cards of one player. What was seen to come into the hand stays known to all (RM-A21). */
export interface Hand {
  readonly open: readonly Card[];
  readonly closed: readonly Card[];
}

/** A combination on the table. Whoever laid it first scores all of it (RM-A6). */
export interface Meld {
  readonly id: number;
  readonly owner: Seat;
  readonly cards: readonly Card[];
}

/** How one round was counted for one seat. */
export interface SeatScore {
  readonly melds: readonly (readonly Card[])[];
  /** What the combinations bring. */
  readonly laid: number;
  /** RM-21: for finishing. */
  readonly bonus: number;
  readonly left: readonly Card[];
  /** RM-21: what the cards left in hand cost; nothing for the finisher's partner (RM-25). */
  readonly penalty: number;
}

export interface RoundScore {
  /** Null where the stock ran out (RM-A18). */
  readonly finisher: Seat | null;
  readonly seats: readonly SeatScore[];
  /** What the round brought to each seat; partners have the sum of both (RM-25). */
  readonly points: readonly number[];
}

/**
 * 'draw': the player must draw. 'taking': at least one discard was taken, and more may be (RM-6). 'play': a card of the stock
 * was drawn. 'sheet': the round is counted and the next one comes.
 */
export type RummuPhase = 'draw' | 'taking' | 'play' | 'sheet' | 'over';

/** What the state and every view have in common. */
export interface RummuTable {
  readonly options: RummuOptions;
  readonly phase: RummuPhase;
  /** From 1. */
  readonly round: number;
  readonly dealer: Seat;
  readonly turn: Seat;
  readonly melds: readonly Meld[];
  /** The id of the combination that is laid next. */
  readonly nextMeld: number;
  /** What was taken from the discard pile in this turn, first card first. */
  readonly taken: readonly Card[];
  /** How often the discards became a new stock in this round (RM-A18). */
  readonly renewals: number;
  /** How many turns in a row ended while there was no stock and none could be made (RM-A18). */
  readonly dry: number;
  readonly sheets: readonly RoundScore[];
  /** When the next round is dealt. */
  readonly until: Millis | null;
}

export interface RummuState extends RummuTable {
  readonly hands: readonly Hand[];
  /** The next card first. */
  readonly stock: readonly Card[];
  /** The top card last. */
  readonly discards: readonly Card[];
}

/** A hand as others see it. */
export interface SeenHand {
  readonly count: number;
  /** RM-A21: cards of it that everybody knows. */
  readonly known: readonly Card[];
}

export interface RummuView extends RummuTable {
  readonly hands: readonly SeenHand[];
  /** The viewer's own hand; null for a spectator. */
  readonly hand: readonly Card[] | null;
  readonly stock: number;
  /** RM-7: the top card last; null for one that lies below it (RM-A30). */
  readonly discards: readonly (Card | null)[];
}

/** One thing of a turn that is composed (RM-A29). Combinations that it lays are numbered on from `nextMeld`. */
export type Move =
  | { readonly do: 'lay'; readonly cards: readonly Card[] }
  | { readonly do: 'add'; readonly cards: readonly Card[]; readonly to: number }
  | { readonly do: 'swap'; readonly card: Card; readonly in: number };

/** RM-20: the card that is taken back from a combination of one's own. */
export interface TakeBack {
  readonly card: Card;
  readonly from: number;
}

/** RM-A29: everything after the draw, played together. */
export interface PlayCommand {
  readonly do: 'play';
  readonly moves: readonly Move[];
  readonly back: TakeBack | null;
  /** Null while a draft has none: the rules refuse it. */
  readonly discard: Card | null;
}

export type RummuCommand = { readonly do: 'draw' } | { readonly do: 'take' } | PlayCommand;

interface Dealt {
  readonly kind: 'dealt';
  readonly rule: 'RM-3';
  readonly round: number;
  readonly dealer: Seat;
  readonly first: Seat;
  readonly up: Card;
}

interface Drew {
  readonly kind: 'drew';
  readonly rule: 'RM-6';
  readonly seat: Seat;
}

/** What happens in one part of a turn, by whoever plays it. */
export type TurnEvent =
  | { readonly kind: 'laid'; readonly rule: 'RM-8' | 'RM-15'; readonly seat: Seat; readonly meld: Meld }
  | {
      readonly kind: 'added';
      readonly rule: 'RM-16';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly meld: Meld;
    }
  | {
      readonly kind: 'swapped';
      readonly rule: 'RM-17';
      readonly seat: Seat;
      readonly card: Card;
      readonly joker: Card;
      readonly meld: Meld;
    }
  | {
      readonly kind: 'took-back';
      /** RM-A22: where the rest of the combination could not stay, it came back whole. */
      readonly rule: 'RM-20' | 'RM-A22';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly from: number;
    };

/** The target is reached, or the last round is over. */
export type EndRule = 'RM-26' | 'RM-A32';

/** What everybody sees alike. */
type OpenEvent =
  | TurnEvent
  | { readonly kind: 'took'; readonly rule: 'RM-6'; readonly seat: Seat; readonly card: Card; readonly count: number }
  | { readonly kind: 'renewed'; readonly rule: 'RM-A18'; readonly cards: number }
  // RM-A30: its sentence names no card; a log in words must not either, once the card is buried.
  | { readonly kind: 'discarded'; readonly rule: 'RM-19'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'finished'; readonly rule: 'RM-21'; readonly seat: Seat }
  | { readonly kind: 'dried-up'; readonly rule: 'RM-A18' }
  | { readonly kind: 'scored'; readonly rule: 'RM-22'; readonly score: RoundScore; readonly totals: readonly number[] }
  | { readonly kind: 'over'; readonly rule: EndRule };

export type RummuEvent =
  | OpenEvent
  | (Dealt & { readonly hands: readonly (readonly Card[])[] })
  | (Drew & { readonly card: Card });

export type RummuSight =
  | OpenEvent
  | (Dealt & { readonly hand: readonly Card[] | null })
  | (Drew & { readonly card: Card | null });

export interface RummuTypes extends GameTypes {
  state: RummuState;
  view: RummuView;
  command: RummuCommand;
  event: RummuEvent;
  sight: RummuSight;
  options: RummuOptions;
  seatOptions: object;
  rule: RummuRule;
}

export type RummuRefusal = Refusal<RummuTypes>;
