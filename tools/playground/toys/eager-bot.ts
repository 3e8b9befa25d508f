import type { Bot } from '@tablee/bot-kit';
import type { GameDefinition, GameTypes } from '@tablee/kernel';

const THINKING_MS = 900;

/** Plays the first legal command, so that tests know what comes next. */
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
