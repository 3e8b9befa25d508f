import type { Decision } from '@tablee/bot-kit';
import type { HostCatalog, Thinker } from '@tablee/host';
import type { GameTypes } from '@tablee/kernel';
import type { Logger } from 'pino';
import type { ThinkingPool } from './pool.ts';
import { type Thought, think } from './thought.ts';

/** Reactions are thought here and now; what takes long, in a thread. A thought that fails is logged, and the bot waits. */
export function makeThinker(catalog: HostCatalog, pool: Pick<ThinkingPool, 'think'>, log: Logger): Thinker {
  const fail = ({ game, level }: Thought, error: unknown): null => {
    log.error({ game, level, err: error }, 'a thought failed');
    return null;
  };
  const thinkHere = (thought: Thought): Decision<GameTypes> | null => {
    try {
      return think(catalog, thought);
    } catch (error) {
      return fail(thought, error);
    }
  };
  /** A second time in a new thread: the first may have died of something else, and a bot that waits holds up its match. */
  const thinkElsewhere = (thought: Thought): Promise<Decision<GameTypes> | null> =>
    pool
      .think(thought)
      .catch(() => pool.think(thought))
      .catch((error: unknown) => fail(thought, error));
  return {
    decide: (game, level, question, chance) => {
      const thought: Thought = { game, level, question, chance };
      return catalog[game]?.bots[level]?.searches === true ? thinkElsewhere(thought) : thinkHere(thought);
    },
  };
}
