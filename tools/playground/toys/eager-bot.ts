import type { Bot } from '@tablee/bot-kit';
import type { GameDefinition, GameTypes } from '@tablee/kernel';

const THINKING_MS = 900;

/** Plays the first thing that can be done: what comes next is known. */
export function eagerBot<G extends GameTypes>(definition: GameDefinition<G>): Bot<G> {
  return {
    id: 'eager',
    mind: null,
    decide({ view, seat, at }) {
      for (const command of definition.legal(view, seat, at)) return { command, afterMs: THINKING_MS };
      return null;
    },
  };
}
