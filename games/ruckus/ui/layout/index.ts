import type { Box, FloorShape, Size } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { compactFelt } from './compact.ts';
import { landscapeFelt } from './landscape.ts';
import { roomyFelt } from './roomy.ts';
import { shapeOf, type Tray, trayOf } from './tray.ts';

/** What lies on the table: how many places for piles each player needs. */
export interface Load {
  /** Clockwise from my left. */
  readonly others: readonly number[];
  /** Null for whoever only watches. */
  readonly mine: number | null;
  /** How many cards my hand holds; a few unless told. */
  readonly cards?: number;
}

/** What lies in front of one player. */
export interface Mat {
  readonly box: Box;
  readonly plate: Box;
  readonly slots: readonly Box[];
}

export interface Felt {
  /** How the plates of the others are drawn: whole, in two short lines, or beside their piles. */
  readonly plates: 'whole' | 'short' | 'side';
  /** Everything is as small as it may be. */
  readonly isTight: boolean;
  /** A finger would not find every pile. */
  readonly isCramped: boolean;
  readonly others: readonly Mat[];
  readonly mine: Mat | null;
  readonly draw: Box;
  /** Where the last deeds are told; null where there is no room for that. */
  readonly log: CSSProperties | null;
}

export interface Layout extends Felt {
  readonly shape: FloorShape;
  readonly isRoomy: boolean;
  readonly tray: Tray;
}

/** Where everything lies below the top bar: computed, so that things move by transforms and nothing is measured. */
export function layoutOf(floor: Size, load: Load): Layout {
  const shape = shapeOf(floor);
  const tray = trayOf(floor, load.mine === null ? null : (load.cards ?? 0));
  return { shape, isRoomy: shape === 'desk', tray, ...feltOf(shape, floor, tray, load) };
}

function feltOf(shape: FloorShape, floor: Size, tray: Tray, load: Load): Felt {
  if (shape === 'desk') return roomyFelt(floor, tray, load);
  const landscape = shape === 'landscape' ? landscapeFelt(floor, tray, load) : null;
  return landscape ?? compactFelt(floor, tray, load);
}
