import type { Seat } from '@tablee/kernel';
import type { DiceState, OwnDie, ShownDie } from './types.ts';

export function handOf(state: DiceState, seat: Seat): readonly OwnDie[] {
  return state.hands[seat] ?? [];
}

/** The dice that a player has rolled in this round. */
export function shownOf(hand: readonly OwnDie[]): ShownDie[] {
  return hand.flatMap(({ die, face }) => (face === null ? [] : [{ die, face }]));
}

/** RX-9, RX-A1: true if the player may keep dice now. */
export function mayKeep({ options, round }: DiceState, hand: readonly OwnDie[]): boolean {
  const hasRolled = hand.some(({ face }) => face !== null);
  return hasRolled && (options.keepFrom === 'turn' || round > 1);
}
