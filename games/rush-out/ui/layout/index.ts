import type { Size } from '@tablee/table-ui';
import { deskLayout } from './desk.ts';
import { landscapeLayout } from './landscape.ts';
import { shapeOf } from './shape.ts';
import { stackedLayout } from './stacked.ts';
import { trayOf } from './tray.ts';
import type { Layout, Load } from './types.ts';

/** Where everything lies below the top bar: computed, so that things move by transforms and nothing is measured. */
export function layoutOf(floor: Size, load: Load): Layout {
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
