import type { Box, FloorShape, Size } from '@tablee/table-ui';

/** Who looks, at whom, and what is played. */
export interface Load {
  /** Whose side is near; a spectator looks over the shoulders of the heroes. */
  readonly side: 'heroes' | 'sorcerer';
  readonly isWatching: boolean;
  /** How many heroes are drawn with a plate: all but me. */
  readonly others: number;
  readonly hasDragon: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A player who is not me: who it is, and where the dice lie that are in hand. */
export interface Seated {
  readonly plate: Box;
  /** Dice in hand lie in a row from the left. */
  readonly dice: Box;
  /** The name stands beside the dice, not above them. */
  readonly isFlat?: boolean;
}

/** One camp's cards and its deck. */
export interface Row {
  readonly cards: readonly Box[];
  readonly deck: Box;
}

export interface DragonWay {
  readonly tile: Box;
  /** From the tile to the deck of the heroes. */
  readonly line: readonly Point[];
  /** Where the dragon stands: on its tile, over each card, at the deck. */
  readonly stops: readonly Point[];
  /** How large it is. */
  readonly pawn: number;
}

/** The wood in front of me. */
export interface Tray {
  readonly box: Box;
  /** The status line lies over the edge of the wood: its middle. */
  readonly edge: number;
  readonly well: Box;
  /** Where my dice lie, from the left. */
  readonly homes: readonly Box[];
  readonly roll: Box;
  /** Where my own plate lies; null where there is no room for it. */
  readonly me: Box | null;
  /** What my joker stands for. */
  readonly joker: Box;
  /** Pings, and the way back. */
  readonly tools: Box;
  /** The choices of a target, as large buttons; null where the cards themselves are large enough. */
  readonly choices: Box | null;
  readonly pass: Box;
}

export interface Layout {
  readonly shape: FloorShape;
  readonly floor: Size;
  readonly trials: Row;
  readonly spells: Row;
  readonly way: DragonWay;
  readonly sorcerer: Seated | null;
  readonly heroes: readonly Seated[];
  /** Null for whoever only watches. */
  readonly tray: Tray | null;
  /** The middle of the status line. */
  readonly edge: number;
}
