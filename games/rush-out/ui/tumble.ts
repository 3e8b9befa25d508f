import type { CSSProperties } from 'react';
import { paceOf } from '../rules/timing.ts';
import type { RushOptions } from '../rules/types.ts';

/** Share of the time between two rolls. */
const TUMBLE_SHARE = 0.32;

/** Sets the tumble duration for all descendants. */
export function tumbleIn(options: RushOptions): CSSProperties {
  return { '--tumble': `${Math.round(paceOf(options).roll * TUMBLE_SHARE)}ms` } as CSSProperties;
}
