import { type AnyGame, after, type GameDefinition, type GameTypes } from '@tablee/kernel';
import type { Bot, Bots } from './bot.ts';
import { type HumanPace, humanDelay } from './human-pace.ts';
import { firstChance } from './ready.ts';

const THINKING_MS = 400;
/** Without it two random bots would act at the very same time, and seat order would decide. */
const SCATTER_MS = 400;

/** Any command that will be legal once it has thought, or as soon as the pace allows one, each as likely as the other; as fast as somebody, or faster than anybody. */
export function randomBot<G extends GameTypes>(definition: GameDefinition<G>, pace: HumanPace | null = null): Bot<G> {
  return {
    id: 'random',
    mind: null,
    decide({ view, seat, at, rng }) {
      const afterMs = pace === null ? THINKING_MS + rng.below(SCATTER_MS) : humanDelay(pace, rng);
      const commands = [...definition.legal(view, seat, after(at, afterMs))];
      if (commands.length > 0) return { command: rng.pick(commands), afterMs };
      const ready = firstChance(definition, view, seat, after(at, afterMs));
      return ready === null
        ? null
        : { command: rng.pick([...definition.legal(view, seat, ready)]), afterMs: ready - at };
    },
  };
}

/** Who plays a game as people do: chance alone never ends some games. Without a normal bot there is only chance. */
export function usualBot(definition: AnyGame, bots: Bots): Bot<GameTypes> {
  return bots['normal'] ?? randomBot(definition);
}
