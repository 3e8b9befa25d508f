import { type AnyGame, after, type GameDefinition, type GameTypes } from '@tablee/kernel';
import type { Bot, Bots } from './bot.ts';
import { firstActionTime } from './first-action-time.ts';
import { type HumanPace, humanDelay } from './human-pace.ts';

const MIN_THINKING_MS = 400;
/** Random part of the delay. Without it two random bots would act at the same time, and seat order would decide. */
const MAX_EXTRA_THINKING_MS = 400;

/**
 * Plays a random command that is legal after its delay, or as soon as the pace allows one. Without `pace` the delay is
 * short.
 */
export function randomBot<G extends GameTypes>(definition: GameDefinition<G>, pace: HumanPace | null = null): Bot<G> {
  return {
    id: 'random',
    mind: null,
    decide({ view, seat, at, rng }) {
      const afterMs = pace === null ? MIN_THINKING_MS + rng.below(MAX_EXTRA_THINKING_MS) : humanDelay(pace, rng);
      const commands = [...definition.legal(view, seat, after(at, afterMs))];
      if (commands.length > 0) return { command: rng.pick(commands), afterMs };
      const ready = firstActionTime(definition, view, seat, after(at, afterMs));
      return ready === null
        ? null
        : { command: rng.pick([...definition.legal(view, seat, ready)]), afterMs: ready - at };
    },
  };
}

/** The game's `normal` bot, because random play never ends some games; the random bot if there is none. */
export function usualBot(definition: AnyGame, bots: Bots): Bot<GameTypes> {
  return bots['normal'] ?? randomBot(definition);
}
