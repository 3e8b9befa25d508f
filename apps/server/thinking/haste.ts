import type { Decision } from '@tablee/bot-kit';
import type { Thinker } from '@tablee/host';
import type { GameTypes } from '@tablee/kernel';

/** The same decisions, so many times sooner. */
export function hasten(thinker: Thinker, times: number): Thinker {
  if (times === 1) return thinker;
  const sooner = (decision: Decision<GameTypes> | null): Decision<GameTypes> | null =>
    decision && { ...decision, afterMs: Math.round(decision.afterMs / times) };
  return {
    decide: (...asked) => {
      const answer = thinker.decide(...asked);
      return answer instanceof Promise ? answer.then(sooner) : sooner(answer);
    },
  };
}
