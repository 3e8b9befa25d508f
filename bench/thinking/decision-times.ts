import type { Bot } from '@tablee/bot-kit';
import type { GameTypes } from '@tablee/kernel';
import { percentile } from '../measure.ts';

/** How long each decision of some bots took, in milliseconds. */
export class DecisionTimes {
  readonly #millis: number[] = [];

  /** The same bot, watched. */
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

  /** The time that this part of the decisions did not exceed. */
  quantile(part: number): number {
    return percentile(this.#millis, part);
  }
}
