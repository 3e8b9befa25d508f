import type { DiceEvent, DiceState, DiceView } from './types.ts';

/** RX-A19: all dice are visible and in play, so every viewer sees everything. */
export function viewDice(state: DiceState): DiceView {
  return state;
}

export function sightDice(event: DiceEvent): DiceEvent {
  return event;
}
