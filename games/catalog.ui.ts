import type { AnyGame, GameTypes, Traits } from '@tablee/kernel';
import type { GameUi } from '@tablee/table-ui';
import type { AnySay, AnyWords, GameWords, Locale, Messages } from '@tablee/words';
import type { ComponentType } from 'react';
import ruckusBox from './ruckus/locale/box.json' with { type: 'json' };
import { Cover as RuckusCover } from './ruckus/ui/cover.tsx';
import tilesBox from './tiles/locale/box.json' with { type: 'json' };
import { Cover as TilesCover } from './tiles/ui/cover.tsx';

/** What the page knows of a game while it is still in its box: little, since every visitor loads it for every game. */
export interface UiEntry {
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly pace: Traits['pace'];
  /** How many sit at a table that is laid in one click. */
  readonly goodWith: number;
  /** The bots to choose from, the easiest first. */
  readonly levels: readonly string[];
  /** What stands on the box: `name`, `tagline`; and what a `score` counts. */
  readonly box: Readonly<Record<Locale, Messages>>;
  readonly Cover: ComponentType<{ readonly say: AnySay }>;
  /** The colour of the side of the box and around its letters. */
  readonly edge: string;
  readonly rules: () => Promise<OpenedRules>;
  /** Null while the game has no table to be played at. */
  readonly table: (() => Promise<AnyUi>) | null;
}

export interface OpenedRules {
  readonly definition: AnyGame;
  readonly words: GameWords<AnyWords>;
}

/** A game's table whose own types are not known here. */
export type AnyUi = GameUi<GameTypes, AnyWords>;

const LEVELS: readonly string[] = ['facile', 'normal', 'expert'];

export const uiCatalog: Readonly<Record<string, UiEntry>> = {
  ruckus: {
    players: { min: 2, max: 5 },
    minutes: 10,
    pace: 'realtime',
    goodWith: 4,
    levels: LEVELS,
    box: ruckusBox,
    Cover: RuckusCover,
    edge: '#c04a16',
    rules: async () => {
      const [{ ruckus }, { words }] = await Promise.all([
        import('./ruckus/rules/index.ts'),
        import('./ruckus/locale/index.ts'),
      ]);
      return { definition: ruckus, words };
    },
    table: async () => {
      const { ruckusUi } = await import('./ruckus/ui/index.tsx');
      return anyUi(ruckusUi);
    },
  },
  tiles: {
    players: { min: 2, max: 4 },
    minutes: 15,
    pace: 'turns',
    goodWith: 3,
    levels: LEVELS,
    box: tilesBox,
    Cover: TilesCover,
    edge: '#532f72',
    rules: async () => {
      const [{ tiles }, { words }] = await Promise.all([
        import('./tiles/rules/index.ts'),
        import('./tiles/locale/index.ts'),
      ]);
      return { definition: tiles, words };
    },
    table: async () => {
      const { tilesUi } = await import('./tiles/ui/index.tsx');
      return anyUi(tilesUi);
    },
  },
};

/** A table is given the views of its own game only: the host says which game it is. */
function anyUi<G extends GameTypes, Words>(ui: GameUi<G, Words>): AnyUi {
  return ui as unknown as AnyUi;
}
