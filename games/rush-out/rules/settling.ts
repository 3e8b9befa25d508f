import type { Moment, Step } from '@tablee/kernel';
import { modulesOf } from './modules/installed.ts';
import { settleEmpty } from './questions.ts';
import { andThen } from './steps.ts';
import type { RushState, RushTypes } from './types.ts';

/** Completes a step: ends questions without answers, then lets every module bring its slice up to date. */
export function settleAll(step: Step<RushTypes>, moment: Moment): Step<RushTypes> {
  return modulesOf(step.state).reduce(
    (settled, { settle }) =>
      settle === undefined || settled.state.phase !== 'play'
        ? settled
        : andThen(settled, (state: RushState) => settle(state, moment)),
    settleEmpty(step, moment),
  );
}
