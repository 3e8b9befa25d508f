import type { Bot } from '@tablee/bot-kit';
import { tug } from '@tablee/conformance/tug';
import type { AnyGame, GameDefinition, GameTypes } from '@tablee/kernel';
import { type AnyUi, anyUi, type GameUi } from '@tablee/table-ui';
import type { AnyWords, GameWords, Locale, Messages } from '@tablee/words';
import { eagerBot } from './eager-bot.ts';
import { market } from './market/rules.ts';
import { marketUi } from './market/ui.ts';
import { words as marketWords } from './market/words.ts';
import { tugUi } from './tug/ui.ts';
import { words as tugWords } from './tug/words.ts';

export interface Toy {
  readonly definition: AnyGame;
  readonly bot: Bot<GameTypes>;
  readonly ui: AnyUi;
  readonly words: GameWords<AnyWords>;
  /** Words on its box. */
  readonly box: Readonly<Record<Locale, Messages>>;
}

/** Small games, each for one part of the table: drafts, teams and roles. No catalog has them. */
export const toys: Readonly<Record<string, Toy>> = {
  market: toy(market, marketUi, marketWords),
  tug: toy(tug, tugUi, tugWords),
};

function toy<G extends GameTypes, Words>(
  definition: GameDefinition<G>,
  ui: GameUi<G, Words>,
  words: GameWords<Words>,
): Toy {
  return {
    definition,
    bot: eagerBot(definition),
    ui: anyUi(ui),
    words: words as GameWords<AnyWords>,
    box: words.messages,
  };
}
