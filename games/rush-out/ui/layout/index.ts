import type { Seat } from '@tablee/kernel';
import type { Size } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import { contentsOf } from '../../rules/content/chapters.ts';
import type { RushView } from '../../rules/types.ts';
import { deskLayout } from './desk.ts';
import { landscapeLayout } from './landscape.ts';
import type { LedgeOrder, LedgeOrderer } from './ledge/order.ts';
import { shapeOf } from './shape.ts';
import { stackedLayout } from './stacked.ts';
import { trayOf } from './tray.ts';
import type { Layout, LayoutNeeds, Tray } from './types.ts';

/** Modules of the rules that lay things against heroes. */
const LEDGE_MODULES: ReadonlySet<string> = new Set(['dissipation']);

export function hasLedgeIn({ options }: Pick<RushView, 'options'>): boolean {
  return contentsOf(options).modules.some((id) => LEDGE_MODULES.has(id));
}

type LayoutMaker = (floor: Size, load: LayoutNeeds, tray: Tray | null) => Layout;

/** Null until a scenario that needs it has loaded it (ledge/index.ts). */
let layoutWithLedge: LayoutMaker | null = null;
let orderer: LedgeOrderer | null = null;

export function installLedgeLayout(layout: LayoutMaker, slots: LedgeOrderer): void {
  layoutWithLedge = layout;
  orderer = slots;
}

const NOTHING_LAID: LedgeOrder = { entries: [], rolledAt: null };

/** The layout with a slot for each thing on its ledge. */
export function useSlots(layout: Layout, view: RushView, me: Seat | null): Layout {
  const [order, setOrder] = useState(NOTHING_LAID);
  const { ledge } = layout;
  const next = ledge === null ? order : (orderer?.next(order, ledge, view, me) ?? order);
  if (next !== order) setOrder(next);
  return useMemo(
    () =>
      ledge === null || orderer === null
        ? layout
        : { ...layout, ledge: { ...ledge, slots: orderer.slots(ledge, next) } },
    [layout, ledge, next],
  );
}

/**
 * All places below the top bar, by chapter, number of heroes and size, never by the moment. Computed, so that elements
 * move by transforms and need not be measured.
 */
export function layoutOf(floor: Size, load: LayoutNeeds): Layout {
  const tray = trayOf(floor, load);
  if (load.hasLedge && layoutWithLedge !== null) return layoutWithLedge(floor, load, tray);
  switch (shapeOf(floor)) {
    case 'desk':
      return deskLayout(floor, load, tray);
    case 'landscape':
      return landscapeLayout(floor, load, tray);
    default:
      return stackedLayout(floor, load, tray);
  }
}
