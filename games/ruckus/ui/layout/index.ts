import type { Box, Size } from '@tablee/table-ui';
import { compactFelt } from './compact.ts';
import { roomyFelt } from './roomy.ts';
import { isRoomy, type Tray, trayOf } from './tray.ts';

/** What lies on the table: how many places for piles each player needs. */
export interface Load {
  /** Clockwise from my left. */
  readonly others: readonly number[];
  /** Null for who only watches. */
  readonly mine: number | null;
}

/** What lies in front of one player. */
export interface Mat {
  readonly box: Box;
  readonly plate: Box;
  readonly slots: readonly Box[];
}

export interface Felt {
  /** Everything is as small as it may be. */
  readonly isTight: boolean;
  /** A finger would not find every pile. */
  readonly isCramped: boolean;
  readonly others: readonly Mat[];
  readonly mine: Mat | null;
  readonly draw: Box;
}

export interface Layout extends Felt {
  readonly isRoomy: boolean;
  readonly tray: Tray;
}

/** Where everything lies below the top bar: computed, so that things move by transforms and nothing is measured. */
export function layoutOf(floor: Size, load: Load): Layout {
  const tray = trayOf(floor, load.mine === null);
  const roomy = isRoomy(floor);
  const felt = roomy ? roomyFelt(floor, tray, load) : compactFelt(floor, tray, load);
  return { isRoomy: roomy, tray, ...felt };
}
