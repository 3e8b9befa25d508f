import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { Card } from './card.ts';
import type { RummuRule } from './rulebook.ts';

export type { Card } from './card.ts';

export interface RummuOptions {
  /** RM-2: everybody plays alone, or in pairs with the player opposite. */
  readonly sides: 'alone' | 'pairs';
  /** RM-26, RM-A31: the printed target, or half of it. */
  readonly length: 'whole' | 'short';
  /** RM-A32: maximum number of rounds. */
  readonly rounds: 'any' | 4 | 8 | 12;
  /** RM-A1: the cards that open must be in one combination, or may be in several. */
  readonly opening: 'one' | 'total';
  /** RM-A19: the only card taken from the discard pile may be discarded at once. */
  readonly throwBack: boolean;
}

/** Cards of one player. `open` cards were seen to come into the hand and stay known to all (RM-A21). */
export interface Hand {
  readonly open: readonly Card[];
  readonly closed: readonly Card[];
}

/** A combination on the table. Its owner laid it first and scores all of it (RM-A6). */
export interface Meld {
  readonly id: number;
  readonly owner: Seat;
  readonly cards: readonly Card[];
}

/** Score of one seat in one round. */
export interface SeatScore {
  readonly melds: readonly (readonly Card[])[];
  /** Points of the combinations. */
  readonly laid: number;
  /** RM-21: for finishing. */
  readonly bonus: number;
  readonly left: readonly Card[];
  /** RM-21: cost of the cards left in hand; 0 for the finisher's partner (RM-25). */
  readonly penalty: number;
}

export interface RoundScore {
  /** Null if the stock ran out (RM-A18). */
  readonly finisher: Seat | null;
  readonly seats: readonly SeatScore[];
  /** Points of the round for each seat; partners have the sum of both (RM-25). */
  readonly points: readonly number[];
}

/**
 * 'draw': the player has taken no card yet. 'taking': at least one discard was taken, and more may be (RM-6). 'play': a card of
 * the stock was drawn. 'sheet': the round is counted, until the next deal.
 */
export type RummuPhase = 'draw' | 'taking' | 'play' | 'sheet' | 'over';

/** The public part of a position, in the state and in every view. */
export interface RummuTable {
  readonly options: RummuOptions;
  readonly phase: RummuPhase;
  /** From 1. */
  readonly round: number;
  readonly dealer: Seat;
  readonly turn: Seat;
  readonly melds: readonly Meld[];
  /** Id of the next new combination. */
  readonly nextMeld: number;
  /** Cards taken from the discard pile in this turn, in that order. */
  readonly taken: readonly Card[];
  /** Number of times that the discards became the stock in this round (RM-A18). */
  readonly renewals: number;
  /** Number of turns in a row that ended without a stock or a way to make one (RM-A18). */
  readonly dry: number;
  readonly sheets: readonly RoundScore[];
  /** Time of the next deal. */
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
export interface VisibleHand {
  readonly count: number;
  /** RM-A21: the cards that everybody knows. */
  readonly known: readonly Card[];
}

export interface RummuView extends RummuTable {
  readonly hands: readonly VisibleHand[];
  /** The viewer's own hand; null for a spectator. */
  readonly hand: readonly Card[] | null;
  readonly stock: number;
  /** RM-7: the top card last; null for a covered card (RM-A30). */
  readonly discards: readonly (Card | null)[];
}

/** One part of a turn (RM-A29). New combinations get the ids from `nextMeld` on. */
export type Move =
  | { readonly do: 'lay'; readonly cards: readonly Card[] }
  | { readonly do: 'add'; readonly cards: readonly Card[]; readonly to: number }
  | { readonly do: 'swap'; readonly card: Card; readonly in: number };

/** RM-20: a card that the player takes back from a combination of their own. */
export interface TakeBack {
  readonly card: Card;
  readonly from: number;
}

/** RM-A29: everything after the draw, as one command. */
export interface PlayCommand {
  readonly do: 'play';
  readonly moves: readonly Move[];
  readonly back: TakeBack | null;
  /** Null only in a draft: the rules refuse it. */
  readonly discard: Card | null;
}

export type RummuCommand = { readonly do: 'draw' } | { readonly do: 'take' } | PlayCommand;

interface DealtEvent {
  readonly kind: 'dealt';
  readonly rule: 'RM-3';
  readonly round: number;
  readonly dealer: Seat;
  readonly first: Seat;
  readonly up: Card;
}

interface DrewEvent {
  readonly kind: 'drew';
  readonly rule: 'RM-6';
  readonly seat: Seat;
}

/** An effect of one part of a turn. */
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
      /** RM-A22: the rest was no combination, so all of it came back. */
      readonly rule: 'RM-20' | 'RM-A22';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly from: number;
    };

/** RM-26: the target is reached. RM-A32: the last round is over. */
export type EndRule = 'RM-26' | 'RM-A32';

/** Events that every viewer sees in full. */
type OpenEvent =
  | TurnEvent
  | { readonly kind: 'took'; readonly rule: 'RM-6'; readonly seat: Seat; readonly card: Card; readonly count: number }
  | { readonly kind: 'renewed'; readonly rule: 'RM-A18'; readonly cards: number }
  // RM-A30: the sentence names no card, so that the log in words does not show it once it is covered.
  | { readonly kind: 'discarded'; readonly rule: 'RM-19'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'finished'; readonly rule: 'RM-21'; readonly seat: Seat }
  | { readonly kind: 'dried-up'; readonly rule: 'RM-A18' }
  | { readonly kind: 'scored'; readonly rule: 'RM-22'; readonly score: RoundScore; readonly totals: readonly number[] }
  | { readonly kind: 'over'; readonly rule: EndRule };

export type RummuEvent =
  | OpenEvent
  | (DealtEvent & { readonly hands: readonly (readonly Card[])[] })
  | (DrewEvent & { readonly card: Card });

export type RummuSight =
  | OpenEvent
  | (DealtEvent & { readonly hand: readonly Card[] | null })
  | (DrewEvent & { readonly card: Card | null });

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
