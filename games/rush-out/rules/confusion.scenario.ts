import { play, training1 } from './rush.scenario.ts';
import type { RushState } from './types.ts';

/** Positions in which a confusion waits for its target, or is about to. */

/**
 * B and C have dice on t1, and C's third die would complete it; the sorcerer chooses a target for a push of all dice.
 */
export const ALL = training1(
  'training-1 play asking s1',
  't1 rats: B1 C1 .',
  's1 push-all*: . . . .',
  'A sorcerer: - - - - -',
  'B warrior blue: (sword) key -',
  'C tracker green: (step) fire -',
);

/** The same with a push of one die. */
export const ONE = training1(
  'training-1 play asking s2',
  't1 rats: B1 C1 .',
  's2 push-one*: . . .',
  'B warrior blue: (sword) key -',
  'C tracker green: (step) fire -',
);

/** B's third die would complete t1; C's dice are on another card. */
export const TWO = training1(
  'training-1 play asking s1',
  't1 rats: B1 B2 .',
  't2 lock: C1 . .',
  's1 push-all*: . . . .',
  'B cleric blue: (sword) (step) fire',
  'C tracker green: (key) - -',
);

/** The sorcerer's last die completes the spell at s1. */
export function aboutToAsk(...lines: readonly string[]): RushState {
  const state = training1('s1 push-all: A1 A2 A3 .', 'A sorcerer: (plant) (water) (lightning) air fire', ...lines);
  return play(state, 'A', 'place 4 s1 air').state;
}
