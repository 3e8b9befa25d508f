import { type Bot, bestOf } from '@tablee/bot-kit';
import { isReached } from './legality.ts';
import type { RollsTypes } from './types.ts';

/** Rolls until the dice reach a card, then scores it. Random play buries its cards and never finishes. */
export const steady: Bot<RollsTypes> = {
  id: 'normal',
  mind: null,
  decide({ view, seat, at, rng }) {
    const reached = (view.hand ?? []).filter((card) => isReached(card, view.dice[seat] ?? null));
    const best = bestOf(reached, ({ back }) => (back === 'night' ? 1 : 0), rng);
    return {
      command: best === null ? { do: 'roll' } : { do: 'score', card: best.id },
      afterMs: Math.max(0, (view.stillAt[seat] ?? 0) - at) + rng.below(300),
    };
  },
};
