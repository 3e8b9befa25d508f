import type { Step } from '@tablee/kernel';
import type { RushState, RushTypes, Win } from './types.ts';

export function win(state: RushState, won: Win): Step<RushTypes> {
  return {
    state: { ...state, phase: 'over', until: null, questions: [], win: won },
    events: [{ kind: 'over', rule: won.rule, camp: won.camp }],
  };
}
