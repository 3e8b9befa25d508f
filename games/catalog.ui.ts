import type { Traits } from '@tablee/kernel';
import type { AnyUi, OpenedRules } from '@tablee/table-ui';
import type { AnySay, Locale } from '@tablee/words';
import type { ComponentType } from 'react';
import * as all from './all.ui.ts';

/** What every box says; a cover may have words of its own beside it. */
export interface BoxWords {
  readonly name: object;
  /** The name as it follows « jouer »: « aux Dés ». */
  readonly play: object;
  readonly tagline: object;
  /** What a score counts. */
  readonly score: { readonly n: number };
}

type BoxMessages = Readonly<Record<keyof BoxWords, string>>;

/**
 * A preset as its box offers it: one tap lays its table. Its box says its name (`preset.ID`) and one fact
 * (`preset.ID.fact`: its age, its length or how it ends) in words that a parent understands.
 */
export interface Variant {
  readonly preset: string;
  /** What it is called in the words of its box, where another variant has the same preset. */
  readonly id?: string;
  /** What is chosen for the seat of whoever taps it: a role. In the lobby, where seats have choices of their own, it is not offered. */
  readonly seat?: Readonly<Record<string, string>>;
  /** From this age on, where somebody says one. */
  readonly age?: number;
  /** How long a match lasts at the pace of people. A test compares it with the bots' matches. */
  readonly minutes: number;
  /** How many sit at a table that is laid in one tap. */
  readonly seats: number;
  /** Then the easiest bots come, unless somebody chose others. */
  readonly forChildren?: boolean;
}

/** What the page knows of a game while it is still in its box: little, since every visitor loads it for every game. */
export interface UiEntry {
  readonly players: { readonly min: number; readonly max: number };
  /** Every preset, as they stand on the box: what most people want first. */
  readonly variants: readonly [Variant, ...Variant[]];
  readonly pace: Traits['pace'];
  /** The bots to choose from, the easiest first. */
  readonly levels: readonly string[];
  readonly words: Readonly<Record<Locale, BoxMessages>>;
  readonly Cover: ComponentType<{ readonly say: AnySay }>;
  /** The colour of the side of the box and around its letters. */
  readonly edge: string;
  /** Whether its table brings a page of chapters. */
  readonly hasChapters?: boolean;
  readonly rules: (locale: Locale) => Promise<OpenedRules>;
  /** Null while the game has no table to be played at. */
  readonly table: (() => Promise<AnyUi>) | null;
}

export const uiCatalog: Readonly<Record<string, UiEntry>> = all;

/** A variant among those of its box. */
export function variantId({ id, preset }: Variant): string {
  return id ?? preset;
}

/** The bots that suit a variant, where nobody has chosen others. */
export function usualLevel({ levels }: Pick<UiEntry, 'levels'>, { forChildren }: Variant): string {
  return (forChildren === true ? levels[0] : undefined) ?? 'normal';
}

/** From the shortest variant to the longest. */
export function minutesOf({ variants }: Pick<UiEntry, 'variants'>): { readonly min: number; readonly max: number } {
  const lengths = variants.map(({ minutes }) => minutes);
  return { min: Math.min(...lengths), max: Math.max(...lengths) };
}
