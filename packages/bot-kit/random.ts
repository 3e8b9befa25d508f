import { after, type GameTypes } from '@tablee/kernel';
import type { Bot } from './bot.ts';

const THINKING_MS = 600;

/** Any command that will be legal once it has thought, each as likely as the other. */
export const randomBot: Bot<GameTypes> = {
  id: 'random',
  decide(definition, view, seat, at, rng) {
    const commands = [...definition.legal(view, seat, after(at, THINKING_MS))];
    return commands.length === 0 ? null : { command: rng.pick(commands), afterMs: THINKING_MS };
  },
};
