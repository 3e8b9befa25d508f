import type { Seat } from '@tablee/kernel';
import type { Box, FloorShape, Size } from '@tablee/table-ui';
import type { Spot } from '../../rules/types.ts';

/** Viewer and match, as far as the layout depends on them. */
export interface LayoutNeeds {
  /** The near side; spectators see the heroes' side near. */
  readonly side: 'heroes' | 'sorcerer';
  readonly isWatching: boolean;
  /** Number of heroes with a plate: all except the player. */
  readonly others: number;
  readonly hasDragon: boolean;
  /** The chapter lays things against heroes: dissipations, curses, wounds. */
  readonly hasLedge: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Place of another player: plate and dice in hand. */
export interface SeatBoxes {
  readonly plate: Box;
  /** Row of dice in hand, from the left. */
  readonly dice: Box;
  /** The name is beside the dice instead of above them. */
  readonly isFlat?: boolean;
  /** No room for the name. */
  readonly isNameless?: boolean;
}

/** Cards and deck of one camp. */
export interface CardRow {
  readonly cards: readonly Box[];
  readonly deck: Box;
}

export interface DragonWay {
  readonly tile: Box;
  /** From the tile to the heroes' deck. */
  readonly line: readonly Point[];
  /** Positions of the dragon: on its tile, over each card, at the deck. */
  readonly stops: readonly Point[];
  /** Size of the pawn. */
  readonly pawn: number;
}

/** The player's own area. */
export interface Tray {
  readonly box: Box;
  /** Vertical centre of the status line, which overlaps the edge of the wood. */
  readonly edge: number;
  readonly well: Box;
  /** Places of the player's dice, from the left. */
  readonly homes: readonly Box[];
  readonly roll: Box;
  /** The player's plate; null without room for it. */
  readonly me: Box | null;
  /** Sign with the meaning of the player's joker. */
  readonly joker: Box;
  /** Ping, take-back and hint buttons. */
  readonly tools: Box;
  /** Large buttons for targets; null where the cards are large enough. */
  readonly choices: Box | null;
  readonly pass: Box;
}

/** Boxes for what lies against heroes. Each holds one whole chip or two halves (slots.ts). */
export interface Ledge {
  /** The board under the shared boxes; null on desks and televisions, where chips lie in front of their hero. */
  readonly board: Box | null;
  /** For chips against any hero; on desks and televisions for those against all heroes. */
  readonly shared: readonly Box[];
  /** For chips against the player; none where the board takes them. */
  readonly mine: readonly Box[];
  /** For chips against each of `Layout.heroes`; none where the board takes them. */
  readonly heroes: readonly (readonly Box[])[];
  /** Both cards of an unfolded box, over the far side; none on televisions. */
  readonly unfolded: readonly Box[];
  /** Things that lie there now; absent before it is laid out. */
  readonly slots?: readonly LaidSlot[];
}

/** The place of one thing that lies against a hero, or of one that has left. */
export interface LaidSlot {
  readonly spot: Spot;
  /** The hero who suffers it. */
  readonly seat: Seat;
  readonly isGone: boolean;
  readonly box: Box;
  readonly isWhole: boolean;
  /** Number of things behind « +2 », of which this is the first; 0 for a thing of its own. */
  readonly more: number;
  /** One of those behind it. */
  readonly isHidden: boolean;
  /** Equal for two halves of one column. */
  readonly column: string;
}

export interface Layout {
  readonly shape: FloorShape;
  readonly floor: Size;
  readonly trials: CardRow;
  readonly spells: CardRow;
  readonly way: DragonWay;
  readonly sorcerer: SeatBoxes | null;
  readonly heroes: readonly SeatBoxes[];
  /** Null in chapters that lay nothing against heroes. */
  readonly ledge: Ledge | null;
  /** Null for spectators. */
  readonly tray: Tray | null;
  /** Vertical centre of the status line. */
  readonly edge: number;
}
