import type { Bot } from '@tablee/bot-kit';
import type { AnyGame, GameDefinition, GameTypes } from '@tablee/kernel';
import { type AnyUi, anyUi, type GameUi } from '@tablee/table-ui';
import type { Locale, Messages } from '@tablee/words';
import { type MarketTypes, market } from './market/rules.ts';
import { MarketTable } from './market/table.tsx';
import { type MarketWords, words } from './market/words.ts';

export interface Toy {
  readonly definition: AnyGame;
  readonly bot: Bot<GameTypes>;
  readonly ui: AnyUi;
  readonly box: Readonly<Record<Locale, Messages>>;
}

const marketUi: GameUi<MarketTypes, MarketWords> = {
  Table: MarketTable,
  examples: null,
  words,
  tell: () => null,
};

/** Games that show one thing of the table, and are played nowhere else. */
export const toys: Readonly<Record<string, Toy>> = {
  market: toy(market, marketUi),
};

const THINKING_MS = 900;

/** Plays the first thing that can be done: what comes next is known. */
function eagerBot<G extends GameTypes>(definition: GameDefinition<G>): Bot<G> {
  return {
    id: 'eager',
    mind: null,
    decide({ view, seat, at }) {
      for (const command of definition.legal(view, seat, at)) return { command, afterMs: THINKING_MS };
      return null;
    },
  };
}

function toy<G extends GameTypes, Words>(definition: GameDefinition<G>, ui: GameUi<G, Words>): Toy {
  return {
    definition,
    bot: eagerBot(definition),
    ui: anyUi(ui),
    box: ui.words.messages,
  };
}
