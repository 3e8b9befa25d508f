import type { TugTypes } from '@tablee/conformance/tug';
import type { TugSay } from './words.ts';

/** A sight in words for screen readers. */
export function tellTug(sight: TugTypes['sight'], say: TugSay, nameOf: (seat: number) => string): string {
  if (sight.kind === 'over') return say('event.over');
  return say('event.pulled', { player: nameOf(sight.seat), by: sight.by });
}
