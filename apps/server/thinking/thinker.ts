import type { Decision } from '@tablee/bot-kit';
import { Allowances, type HostCatalog, type Thinker } from '@tablee/host';
import type { GameTypes } from '@tablee/kernel';
import type { Logger } from 'pino';
import { type ThinkingPool, TooBusy } from './pool.ts';
import { type Thought, think } from './thought.ts';

/** Log lines about a busy server. */
const LINES = { burst: 3, everyMs: 20_000 };

/**
 * Bots that do not search decide in this thread, others in a worker. A failure is logged, and the bot waits. If all
 * workers are busy, as when somebody opens hundreds of tables, the best bot that does not search decides instead, so
 * that other matches go on.
 */
export function makeThinker(catalog: HostCatalog, pool: Pick<ThinkingPool, 'think'>, log: Logger): Thinker {
  const fail = ({ game, level }: Thought, error: unknown): null => {
    log.error({ game, level, err: error }, 'bot failed to decide');
    return null;
  };
  const thinkHere = (thought: Thought): Decision<GameTypes> | null => {
    try {
      return think(catalog, thought);
    } catch (error) {
      return fail(thought, error);
    }
  };
  const lines = new Allowances(LINES);
  const thinkLess = (thought: Thought): Decision<GameTypes> | null => {
    const { game, level } = thought;
    if (lines.take('busy', performance.now()))
      log.warn(
        { game, level },
        'no thread is free for bots that search, and some play less well: raise TABLEE_THINKERS for more threads',
      );
    const quick = quickest(catalog, thought);
    return quick === null ? null : thinkHere(quick);
  };
  /**
   * Retries once in a new thread: the first may have died for another reason, and a bot that waits holds up its match.
   */
  const thinkElsewhere = (thought: Thought): Promise<Decision<GameTypes> | null> =>
    pool
      .think(thought)
      .catch((error: unknown) => (error instanceof TooBusy ? thinkLess(thought) : pool.think(thought)))
      .catch((error: unknown) => (error instanceof TooBusy ? thinkLess(thought) : fail(thought, error)));
  return {
    decide: (game, level, question, chance) => {
      const thought: Thought = { game, level, question, chance };
      return catalog[game]?.bots[level]?.searches === true ? thinkElsewhere(thought) : thinkHere(thought);
    },
  };
}

/** The same question for the best bot that does not search, without memory: bots cannot read each other's. */
function quickest(catalog: HostCatalog, thought: Thought): Thought | null {
  const others = Object.entries(catalog[thought.game]?.bots ?? {}).filter(([, { searches }]) => searches !== true);
  const best = others.at(-1);
  if (best === undefined) return null;
  const [level, { mind }] = best;
  return { ...thought, level, question: { ...thought.question, memory: mind?.start ?? null } };
}
