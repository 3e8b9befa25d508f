import type { Decision } from '@tablee/bot-kit';
import type { Thinker } from '@tablee/host';
import type { GameTypes } from '@tablee/kernel';

/** Divides the waits of a bot's decisions by `times`. */
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
