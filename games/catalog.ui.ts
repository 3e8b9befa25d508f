import type { Traits } from '@tablee/kernel';
import type { AnyUi, OpenedRules } from '@tablee/table-ui';
import type { AnySay, Locale, Messages } from '@tablee/words';
import type { ComponentType } from 'react';
import * as all from './all.ui.ts';

/** Words of every box; a cover may have more. */
export interface BoxWords {
  readonly name: object;
  /** The name after the verb « jouer »: « aux Dés ». */
  readonly play: object;
  readonly tagline: object;
  /** Unit of a score. */
  readonly score: { readonly n: number };
}

type BoxMessages = Readonly<Record<keyof BoxWords, string>>;

/**
 * A preset as offered on its box: one tap opens a table with it. The words of the box have its name (`preset.ID`) and
 * one fact (`preset.ID.fact`: age, length or how it ends) that a parent understands.
 */
export interface Variant {
  readonly preset: string;
  /** Id in the words of the box, if another variant has the same preset. */
  readonly id?: string;
  /**
   * Seat options for the player who taps the variant: a role. Variants with a role are not offered in the lobby, where
   * seats are configured separately.
   */
  readonly seat?: Readonly<Record<string, string>>;
  /** Recommended minimum age in years, if there is one. */
  readonly age?: number;
  /** Length of a match between people. A test compares it with bot matches. */
  readonly minutes: number;
  /** Number of seats at a table opened with one tap. */
  readonly seats: number;
  /** Uses the easiest bots, unless the player chose others. */
  readonly forChildren?: boolean;
}

/** Rules and sentences that only some tables of a game need. */
export interface GamePart {
  /** Unique in the game. */
  readonly id: string;
  /** Installs the rules and answers with the sentences. */
  readonly load: (locale: Locale) => Promise<Messages>;
}

/**
 * Data of a game that the page has before the game is opened. Kept small, because every visitor loads it for every
 * game.
 */
export interface UiEntry {
  readonly players: { readonly min: number; readonly max: number };
  /** All presets in the order of the box, the most popular first. */
  readonly variants: readonly [Variant, ...Variant[]];
  readonly pace: Traits['pace'];
  /** Ids of the bots offered, the easiest first. */
  readonly levels: readonly string[];
  readonly words: Readonly<Record<Locale, BoxMessages>>;
  readonly Cover: ComponentType<{ readonly say: AnySay }>;
  /** Colour of the side of the box and around its letters. */
  readonly edge: string;
  /** True if its table includes a page of chapters. */
  readonly hasChapters?: boolean;
  /** Maximum of chips under the box on the home page, the one for further variants among them; as many as fit if absent. */
  readonly maxChips?: number;
  readonly rules: (locale: Locale) => Promise<OpenedRules>;
  /**
   * The part that a table with these options needs beside `rules`, loaded before the table is drawn; null if it needs
   * none. Absent if no table of the game does.
   */
  readonly partFor?: (options: Readonly<Record<string, unknown>>) => GamePart | null;
  /** Texts and titles of the rules, loaded where rules are told; absent if `rules` has them. */
  readonly ruleSentences?: (locale: Locale) => Promise<Messages>;
  /** Null while the game has no playable table. */
  readonly table: (() => Promise<AnyUi>) | null;
}

export const uiCatalog: Readonly<Record<string, UiEntry>> = all;

/** Unique among the variants of a box. */
export function variantId({ id, preset }: Variant): string {
  return id ?? preset;
}

/** Default level of the bots for a variant. */
export function usualLevel({ levels }: Pick<UiEntry, 'levels'>, { forChildren }: Variant): string {
  return (forChildren === true ? levels[0] : undefined) ?? 'normal';
}

/** Minutes of the shortest and the longest variant. */
export function minutesOf({ variants }: Pick<UiEntry, 'variants'>): { readonly min: number; readonly max: number } {
  const lengths = variants.map(({ minutes }) => minutes);
  return { min: Math.min(...lengths), max: Math.max(...lengths) };
}
