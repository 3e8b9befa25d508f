import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { TilesRule } from './rulebook.ts';
import type { Tile } from './tile.ts';

export type { Tile } from './tile.ts';

export interface TilesOptions {
  readonly mode: 'junior' | 'family';
  /** DR-A3: tiles that do not match go back to their places instead of being mixed. */
  readonly memory: boolean;
  /** DR-A5: runs of one colour that touch become one. */
  readonly joining: boolean;
  /** DR-A7: a player who can lay may draw instead. */
  readonly voluntaryDraw: boolean;
  /** DR-A11: with an empty pool the match continues until all players are blocked. */
  readonly playOn: boolean;
}

export interface TilesSeatOptions {
  /** DR-A14: the oldest player starts. */
  readonly oldest: boolean;
}

/** Tiles laid together. A starter is one tile that may become a run or a family (DR-A4). */
export interface Series {
  readonly id: number;
  readonly kind: 'starter' | 'run' | 'family';
  readonly tiles: readonly Tile[];
}

/** 'drawn': the tile just drawn may be laid at once (DR-10). */
export type FamilyPhase = 'play' | 'drawn' | 'over';

export interface FamilyTable {
  readonly mode: 'family';
  readonly options: TilesOptions;
  readonly phase: FamilyPhase;
  readonly turn: Seat;
  readonly series: readonly Series[];
  /** Id of the next new series. */
  readonly nextSeries: number;
  readonly drawn: Tile | null;
}

export interface FamilyState extends FamilyTable {
  readonly racks: readonly (readonly Tile[])[];
  readonly pool: readonly Tile[];
}

/** 'look': two tiles that do not match lie open for LOOK_MS. */
type JuniorPhase = 'flip' | 'look' | 'over';

interface JuniorTable {
  readonly mode: 'junior';
  readonly options: TilesOptions;
  readonly phase: JuniorPhase;
  readonly turn: Seat;
  /** Places of the open tiles. */
  readonly up: readonly number[];
  readonly kept: readonly (readonly Tile[])[];
  readonly lookUntil: Millis | null;
}

export interface JuniorState extends JuniorTable {
  /** By place; null if the tile was taken. */
  readonly grid: readonly (Tile | null)[];
}

export type TilesState = FamilyState | JuniorState;

export interface FamilyView extends FamilyTable {
  /** Number of tiles on each rack (DR-A15). */
  readonly racks: readonly number[];
  readonly pool: number;
  /** The viewer's own rack; null for a spectator. */
  readonly rack: readonly Tile[] | null;
}

/** A place of the junior grid: an open tile, a back, or null if the tile was taken. */
type GridPlace = Tile | 'back' | null;

export interface JuniorView extends JuniorTable {
  readonly grid: readonly GridPlace[];
}

export type TilesView = FamilyView | JuniorView;

export interface LayCommand {
  readonly do: 'lay';
  readonly tiles: readonly Tile[];
  /** Id of the series to extend; null for a new one. */
  readonly on: number | null;
}

export type TilesCommand =
  | LayCommand
  | { readonly do: 'draw' }
  | { readonly do: 'keep' }
  | { readonly do: 'flip'; readonly place: number };

interface Dealt {
  readonly kind: 'dealt';
  readonly rule: 'DR-5';
  readonly starters: readonly Tile[];
  readonly first: Seat;
}

interface Drew {
  readonly kind: 'drew';
  readonly rule: 'DR-9';
  readonly seat: Seat;
}

/** Events that are shown to all viewers unchanged. */
type OpenEvent =
  | { readonly kind: 'mixed'; readonly rule: 'DR-2'; readonly first: Seat }
  | {
      readonly kind: 'laid';
      readonly rule: 'DR-7' | 'DR-A4' | 'DR-10';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly series: Series;
    }
  | { readonly kind: 'joined'; readonly rule: 'DR-A5'; readonly into: number; readonly absorbed: readonly number[] }
  | { readonly kind: 'kept'; readonly rule: 'DR-10'; readonly seat: Seat }
  | { readonly kind: 'blocked'; readonly rule: 'DR-A11'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly rule: 'DR-11' | 'DR-2'; readonly seat: Seat }
  | {
      // DR-A17: the sentence names no face, because the log would still show it after the tile was turned back.
      readonly kind: 'flipped';
      readonly rule: 'DR-3';
      readonly seat: Seat;
      readonly place: number;
      readonly tile: Tile;
    }
  | {
      readonly kind: 'paired';
      readonly rule: 'DR-A2';
      readonly seat: Seat;
      readonly places: readonly number[];
      readonly tiles: readonly Tile[];
    }
  | {
      readonly kind: 'turned-back';
      readonly rule: 'DR-A3';
      readonly places: readonly number[];
      readonly mixed: boolean;
    }
  | { readonly kind: 'over'; readonly rule: 'DR-4' | 'DR-12' | 'DR-A11' };

export type TilesEvent =
  | OpenEvent
  | (Dealt & { readonly racks: readonly (readonly Tile[])[] })
  | (Drew & { readonly tile: Tile });

export type TilesSight =
  | OpenEvent
  | (Dealt & { readonly rack: readonly Tile[] | null })
  | (Drew & { readonly tile: Tile | null });

export interface TilesTypes extends GameTypes {
  state: TilesState;
  view: TilesView;
  command: TilesCommand;
  event: TilesEvent;
  sight: TilesSight;
  options: TilesOptions;
  seatOptions: TilesSeatOptions;
  rule: TilesRule;
}

export type TilesRefusal = Refusal<TilesTypes>;
