import type { Moment, Seat, Step } from '@tablee/kernel';
import { specOf } from './modules/installed.ts';
import { settleAll } from './settling.ts';
import type { RushCommand, RushState, RushTypes } from './types.ts';

/** Effect of a command that `checkRush` accepts. */
export function playRush(state: RushState, seat: Seat, command: RushCommand, moment: Moment): Step<RushTypes> {
  return settleAll(specOf(command.do).play(state, seat, command, moment), moment);
}
