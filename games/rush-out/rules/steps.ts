import type { Step } from '@tablee/kernel';
import type { RushState, RushTypes } from './types.ts';

/** Both steps in sequence, with the events of both. */
export function andThen(step: Step<RushTypes>, next: (state: RushState) => Step<RushTypes>): Step<RushTypes> {
  const then = next(step.state);
  return { state: then.state, events: [...step.events, ...then.events] };
}
