import type { Size } from '@tablee/table-ui';
import { deskLayout } from './desk.ts';
import { landscapeLayout } from './landscape.ts';
import { shapeOf } from './shape.ts';
import { stackedLayout } from './stacked.ts';
import { trayOf } from './tray.ts';
import type { Layout, LayoutNeeds } from './types.ts';

/** All places below the top bar. Computed, so that elements move by transforms and need not be measured. */
export function layoutOf(floor: Size, load: LayoutNeeds): Layout {
  const tray = trayOf(floor, load);
  switch (shapeOf(floor)) {
    case 'desk':
      return deskLayout(floor, load, tray);
    case 'landscape':
      return landscapeLayout(floor, load, tray);
    default:
      return stackedLayout(floor, load, tray);
  }
}
