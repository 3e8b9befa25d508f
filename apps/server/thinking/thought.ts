import type { Decision, Question } from '@tablee/bot-kit';
import type { BotChance, HostCatalog } from '@tablee/host';
import { botRng, type GameTypes } from '@tablee/kernel';

/** A question to a bot, as plain data: every thread with the catalog reaches the same decision. */
export interface Thought {
  readonly game: string;
  readonly level: string;
  readonly question: Omit<Question<GameTypes>, 'rng'>;
  readonly chance: BotChance;
}

export function think(catalog: HostCatalog, { game, level, question, chance }: Thought): Decision<GameTypes> | null {
  const bot = catalog[game]?.bots[level];
  if (bot === undefined) throw new Error(`${game} has no bot ${level}`);
  return bot.decide({ ...question, rng: botRng(chance.seed, question.seat, chance.seq) });
}
