import type { AnyGame, Traits } from '@tablee/kernel';
import type { AnyUi } from '@tablee/table-ui';
import type { AnySay, AnyWords, GameWords, Locale } from '@tablee/words';
import type { ComponentType } from 'react';
import * as all from './all.ui.ts';

/** What every box says; a cover may have words of its own beside it. */
export interface BoxWords {
  readonly name: object;
  readonly tagline: object;
  /** What a score counts. */
  readonly score: { readonly n: number };
}

type BoxMessages = Readonly<Record<keyof BoxWords, string>>;

/** What the page knows of a game while it is still in its box: little, since every visitor loads it for every game. */
export interface UiEntry {
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly pace: Traits['pace'];
  /** How many sit at a table that is laid in one click. */
  readonly goodWith: number;
  /** The bots to choose from, the easiest first. */
  readonly levels: readonly string[];
  readonly words: Readonly<Record<Locale, BoxMessages>>;
  readonly Cover: ComponentType<{ readonly say: AnySay }>;
  /** The colour of the side of the box and around its letters. */
  readonly edge: string;
  /** Whether its table brings a page of chapters. */
  readonly hasChapters?: boolean;
  readonly rules: () => Promise<OpenedRules>;
  /** Null while the game has no table to be played at. */
  readonly table: (() => Promise<AnyUi>) | null;
}

export interface OpenedRules {
  readonly definition: AnyGame;
  readonly words: GameWords<AnyWords>;
}

export const uiCatalog: Readonly<Record<string, UiEntry>> = all;
