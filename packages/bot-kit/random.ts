import { after, type GameDefinition, type GameTypes } from '@tablee/kernel';
import type { Bot } from './bot.ts';

const THINKING_MS = 400;
/** Without it two random bots would act at the very same time, and seat order would decide. */
const SCATTER_MS = 400;

/** Any command that will be legal once it has thought, each as likely as the other. */
export function randomBot<G extends GameTypes>(definition: GameDefinition<G>): Bot<G> {
  return {
    id: 'random',
    mind: null,
    decide({ view, seat, at, rng }) {
      const afterMs = THINKING_MS + rng.below(SCATTER_MS);
      const commands = [...definition.legal(view, seat, after(at, afterMs))];
      return commands.length === 0 ? null : { command: rng.pick(commands), afterMs };
    },
  };
}
