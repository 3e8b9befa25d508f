import type { Box, FloorShape, Size } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { compactFelt } from './compact.ts';
import { landscapeFelt } from './landscape.ts';
import { roomyFelt } from './roomy.ts';
import { shapeOf, type Tray, trayOf } from './tray.ts';

/** Number of pile slots that each player needs. */
export interface Load {
  /** Clockwise from my left. */
  readonly others: readonly number[];
  /** Null for a spectator. */
  readonly mine: number | null;
  /** Number of cards in my hand. */
  readonly cards?: number;
}

/** The area of one player. */
export interface Mat {
  readonly box: Box;
  readonly plate: Box;
  readonly slots: readonly Box[];
}

export interface Felt {
  /** Form of the other players' plates: whole, in two short lines, or beside the piles. */
  readonly plates: 'whole' | 'short' | 'side';
  /** True if everything is drawn as compactly as possible. */
  readonly isTight: boolean;
  /** True if some piles are too small to tap. */
  readonly isCramped: boolean;
  readonly others: readonly Mat[];
  readonly mine: Mat | null;
  readonly draw: Box;
  /** Position of the log; null if there is no room. */
  readonly log: CSSProperties | null;
}

export interface Layout extends Felt {
  readonly shape: FloorShape;
  readonly isRoomy: boolean;
  readonly tray: Tray;
}

/** Computes all positions below the top bar, so that elements move by transforms and nothing is measured. */
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
