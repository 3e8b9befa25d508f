import type { Moment, Step } from '@tablee/kernel';
import { sorcererOf } from './camps.ts';
import { roll } from './dice.ts';
import { andThen } from './steps.ts';
import type { RushState, RushTable, RushTypes } from './types.ts';

/** RO-14: the sorcerer's first roll is the signal for all players. */
export function start(state: RushState, rule: 'RO-14' | 'RO-A69', moment: Moment): Step<RushTypes> {
  return andThen({ state: beginPlay(state), events: [{ kind: 'started', rule }] }, (next) =>
    roll(next, sorcererOf(next), moment),
  );
}

export function beginPlay<T extends RushTable>(table: T): T {
  return { ...table, phase: 'play', until: null };
}
