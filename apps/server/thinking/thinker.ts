import type { Decision } from '@tablee/bot-kit';
import { Allowances, type HostCatalog, type Thinker } from '@tablee/host';
import type { GameTypes } from '@tablee/kernel';
import type { Logger } from 'pino';
import { type ThinkingPool, TooBusy } from './pool.ts';
import { type Thought, think } from './thought.ts';

/** A server that is too busy says so in a few lines a minute. */
const LINES = { burst: 3, everyMs: 20_000 };

/**
 * Reactions are thought here and now; what takes long, in a thread. A thought that fails is logged, and the bot waits. Where
 * too many think at once, as when somebody opens hundreds of tables for it, a bot plays as the next best does that does not
 * search: nobody's match stands still for the tables of others.
 */
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
  const lines = new Allowances(LINES);
  const thinkLess = (thought: Thought): Decision<GameTypes> | null => {
    const { game, level } = thought;
    if (lines.take('busy', performance.now()))
      log.warn(
        { game, level },
        'too many bots think at once, and some play less well: TABLEE_THINKERS gives them more threads',
      );
    const quick = quickest(catalog, thought);
    return quick === null ? null : thinkHere(quick);
  };
  /** A second time in a new thread: the first may have died of something else, and a bot that waits holds up its match. */
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

/** The same question to the best bot that does not search, which remembers nothing: what one bot keeps in mind another cannot read. */
function quickest(catalog: HostCatalog, thought: Thought): Thought | null {
  const others = Object.entries(catalog[thought.game]?.bots ?? {}).filter(([, { searches }]) => searches !== true);
  const best = others.at(-1);
  if (best === undefined) return null;
  const [level, { mind }] = best;
  return { ...thought, level, question: { ...thought.question, memory: mind?.start ?? null } };
}
