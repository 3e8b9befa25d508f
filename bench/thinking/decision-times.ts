import type { Bot } from '@tablee/bot-kit';
import type { GameTypes } from '@tablee/kernel';
import { percentile } from '../measure.ts';

/** Times of each decision of some bots, in milliseconds. */
export class DecisionTimes {
  readonly #millis: number[] = [];

  /** The same bot with its decisions timed. */
  timed<G extends GameTypes>(bot: Bot<G>): Bot<G> {
    return {
      ...bot,
      decide: (question) => {
        const start = performance.now();
        const decision = bot.decide(question);
        this.#millis.push(performance.now() - start);
        return decision;
      },
    };
  }

  get count(): number {
    return this.#millis.length;
  }

  get mean(): number {
    return this.#millis.reduce((sum, one) => sum + one, 0) / Math.max(1, this.#millis.length);
  }

  /** The time that this share of the decisions did not exceed. */
  quantile(part: number): number {
    return percentile(this.#millis, part);
  }
}
