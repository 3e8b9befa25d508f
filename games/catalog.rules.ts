import { type Bot, randomBot } from '@tablee/bot-kit';
import type { CatalogEntry, GameTypes } from '@tablee/kernel';
import type { AnyWords, GameWords } from '@tablee/words';
import * as ruckusBots from './ruckus/bot/index.ts';
import { ruckus } from './ruckus/rules/index.ts';
import * as tilesBots from './tiles/bot/index.ts';
import { tiles } from './tiles/rules/index.ts';

/** Everything that plays without a screen: the rules by version, who can play them, and how they are told. */
export interface RulesEntry extends CatalogEntry {
  readonly bots: Readonly<Record<string, Bot<GameTypes>>>;
  /** The tables at which the bots are measured against each other. */
  readonly duels: readonly DuelTable[];
  words(): Promise<GameWords<AnyWords>>;
}

export interface DuelTable {
  readonly preset: string;
  /** An even number: two sides sit alternately. */
  readonly seats: number;
}

export const rulesCatalog: Readonly<Record<string, RulesEntry>> = {
  [ruckus.id]: {
    versions: [ruckus],
    bots: {
      random: randomBot(ruckus, ruckusBots.STEADY),
      facile: ruckusBots.facile,
      normal: ruckusBots.normal,
      expert: ruckusBots.expert,
    },
    duels: [
      { preset: 'classic', seats: 4 },
      { preset: 'classic', seats: 2 },
      { preset: 'children', seats: 4 },
      { preset: 'frantic', seats: 4 },
    ],
    words: async () => (await import('./ruckus/locale/index.ts')).words,
  },
  [tiles.id]: {
    versions: [tiles],
    bots: { random: randomBot(tiles), facile: tilesBots.facile, normal: tilesBots.normal, expert: tilesBots.expert },
    duels: [
      { preset: 'family', seats: 2 },
      { preset: 'memory', seats: 2 },
    ],
    words: async () => (await import('./tiles/locale/index.ts')).words,
  },
};
