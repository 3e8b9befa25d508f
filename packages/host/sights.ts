import { type AnyGame, viewersOf } from '@tablee/kernel';
import { frameOf, type Stepped } from './frames.ts';
import type { ViewerSights } from './ports.ts';

/** What each viewer saw of a whole match. */
export function sightsOf(definition: AnyGame, steps: readonly Stepped[], seats: number): ViewerSights[] {
  return viewersOf(seats).map((viewer) => ({
    viewer: String(viewer),
    frames: JSON.stringify(steps.map((step) => frameOf(definition, step, viewer))),
  }));
}
