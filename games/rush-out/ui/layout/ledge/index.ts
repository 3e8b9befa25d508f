import type { Size } from '@tablee/table-ui';
import { shapeOf } from '../shape.ts';
import type { Layout, LayoutNeeds, Tray } from '../types.ts';
import { deskLedge } from './desk-ledge.ts';
import { landscapeLedge } from './landscape-ledge.ts';
import { stackedLedge } from './stacked-ledge.ts';

/** Layout of chapters that lay things against heroes. The tray is that of the trainings. */
export function ledgeLayout(floor: Size, load: LayoutNeeds, tray: Tray | null): Layout {
  switch (shapeOf(floor)) {
    case 'desk':
      return deskLedge(floor, load, tray);
    case 'landscape':
      return landscapeLedge(floor, load, tray);
    default:
      return stackedLedge(floor, load, tray);
  }
}
