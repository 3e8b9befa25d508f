import type { DiceEvent, DiceState, DiceView } from './types.ts';

/** RX-A19: dice lie open, and all eighteen are in play: nobody knows more than another. */
export function viewDice(state: DiceState): DiceView {
  return state;
}

export function sightDice(event: DiceEvent): DiceEvent {
  return event;
}
