import type { CSSProperties } from 'react';
import { paceOf } from '../rules/timing.ts';
import type { RushOptions } from '../rules/types.ts';

/** The tumble of a die lasts at most a third of the time between two rolls. */
const SHARE = 0.32;

/** How long dice tumble, for everything below. */
export function tumbleIn(options: RushOptions): CSSProperties {
  return { '--tumble': `${Math.round(paceOf(options).roll * SHARE)}ms` } as CSSProperties;
}
