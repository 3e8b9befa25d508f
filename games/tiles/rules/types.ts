import type { GameTypes, Millis, Refusal, Seat } from '@tablee/kernel';
import type { TilesRule } from './rulebook.ts';
import type { Tile } from './tile.ts';

export type { Tile } from './tile.ts';

export interface TilesOptions {
  readonly mode: 'junior' | 'family';
  /** DR-A3: missed tiles go back to their place instead of being mixed. */
  readonly memory: boolean;
  /** DR-A5: runs of one colour that come to touch become one. */
  readonly joining: boolean;
  /** DR-A7: a player who could lay may draw instead. */
  readonly voluntaryDraw: boolean;
  /** DR-A11: with an empty pool the match goes on until everybody is blocked. */
  readonly playOn: boolean;
}

export interface TilesSeatOptions {
  /** DR-A14: the oldest starts; where nobody is marked, chance decides. */
  readonly oldest: boolean;
}

/** Tiles that lie together face up: a starter is one tile that may still become a run or a family (DR-A4). */
export interface Series {
  readonly id: number;
  readonly kind: 'starter' | 'run' | 'family';
  readonly tiles: readonly Tile[];
}

/** 'drawn': the tile just drawn may be laid at once (DR-10). */
export type FamilyPhase = 'play' | 'drawn' | 'over';

interface FamilyTable {
  readonly mode: 'family';
  readonly options: TilesOptions;
  readonly phase: FamilyPhase;
  readonly turn: Seat;
  readonly series: readonly Series[];
  readonly drawn: Tile | null;
}

export interface FamilyState extends FamilyTable {
  readonly nextSeries: number;
  readonly racks: readonly (readonly Tile[])[];
  readonly pool: readonly Tile[];
}

/** 'look': two tiles that do not match lie open until everybody has seen them. */
type JuniorPhase = 'flip' | 'look' | 'over';

interface JuniorTable {
  readonly mode: 'junior';
  readonly options: TilesOptions;
  readonly phase: JuniorPhase;
  readonly turn: Seat;
  /** Places whose tile lies open. */
  readonly up: readonly number[];
  readonly kept: readonly (readonly Tile[])[];
  readonly lookUntil: Millis | null;
}

export interface JuniorState extends JuniorTable {
  /** Place by place; null where a tile was taken. */
  readonly grid: readonly (Tile | null)[];
}

export type TilesState = FamilyState | JuniorState;

/** What one viewer may know. */
export interface FamilyView extends FamilyTable {
  /** How many tiles each seat has on its rack (DR-A15). */
  readonly racks: readonly number[];
  readonly pool: number;
  /** The viewer's own rack; null for a spectator. */
  readonly rack: readonly Tile[] | null;
}

/** What a place of the junior table shows: a tile face up, a back, or nothing. */
type Place = Tile | 'back' | null;

export interface JuniorView extends JuniorTable {
  readonly grid: readonly Place[];
}

export type TilesView = FamilyView | JuniorView;

export interface LayCommand {
  readonly do: 'lay';
  readonly tiles: readonly Tile[];
  /** The series they go to; null makes a new one. */
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

/** What everybody sees alike. */
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
      // DR-A17: its sentence names no face; a log in words must not either, once the tile has gone back.
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
