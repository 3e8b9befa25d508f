import type { Moment, Seat, Step } from '@tablee/kernel';
import { aim, decline, endEmptyChoice } from './completion.ts';
import { place, roll, takeBack } from './dice.ts';
import type { RushCommand, RushState, RushTypes } from './types.ts';
import { start } from './wakes.ts';

/** Effect of a command that `checkRush` accepts. */
export function playRush(state: RushState, seat: Seat, command: RushCommand, moment: Moment): Step<RushTypes> {
  return endEmptyChoice(playCommand(state, seat, command, moment));
}

function playCommand(state: RushState, seat: Seat, command: RushCommand, moment: Moment): Step<RushTypes> {
  switch (command.do) {
    case 'roll':
      return state.phase === 'signal' ? start(state, 'RO-14', moment) : roll(state, seat, moment);
    case 'place':
      return place(state, seat, command, moment);
    case 'take':
      return takeBack(state, seat, command.die, moment);
    case 'clear':
      return takeBack(state, seat, 'all', moment);
    case 'aim':
      return aim(state, seat, { spot: command.spot, die: command.die }, moment);
    case 'decline':
      return decline(state, seat, moment);
    case 'ping':
      return ping(state, seat, command, moment);
  }
}

/** RO-A68: sends an event to all players and changes nothing else. */
function ping(
  state: RushState,
  seat: Seat,
  { word, spot }: Extract<RushCommand, { do: 'ping' }>,
  { at }: Moment,
): Step<RushTypes> {
  return {
    state: { ...state, pingedAt: state.pingedAt.with(seat, at) },
    events: [{ kind: 'pinged', rule: 'RO-A68', seat, word, spot }],
  };
}
