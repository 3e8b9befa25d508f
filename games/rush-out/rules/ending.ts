import type { Moment, Step } from '@tablee/kernel';
import { modulesOf } from './modules/installed.ts';
import type { RoundWin, RushState, RushTypes, Win } from './types.ts';

/** Ends the round. Without a module that counts rounds this ends the match. */
export function endRound(state: RushState, won: RoundWin, at: Moment['at']): Step<RushTypes> {
  for (const { endRound: count } of modulesOf(state)) if (count !== undefined) return count(state, won, at);
  return endMatch(state, won);
}

export function endMatch(state: RushState, won: Win): Step<RushTypes> {
  return {
    state: { ...state, phase: 'over', until: null, questions: [], win: won },
    events: [{ kind: 'over', rule: won.rule, camp: won.camp }],
  };
}
