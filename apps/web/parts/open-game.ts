import { type UiEntry, uiCatalog } from '@tablee/games/catalog.ui';
import type { GameTypes } from '@tablee/kernel';
import type { AnyUi, GameExamples, OpenedRules } from '@tablee/table-ui';
import type { AnyWords, Locale, Messages } from '@tablee/words';
import type { Options } from '../session/api.ts';
import { useSettings } from '../settings/settings.ts';

/** One promise per game, because React asks for it at every render. */
const rules = new Map<string, Promise<OpenedRules>>();
const tables = new Map<string, Promise<AnyUi>>();
const examples = new Map<string, Promise<AnyExamples>>();

type AnyExamples = GameExamples<GameTypes, AnyWords>;

/** Own keys only: `game` comes from the address. */
export function findEntry(game: string): UiEntry | null {
  return Object.hasOwn(uiCatalog, game) ? (uiCatalog[game] ?? null) : null;
}

export function openRules(game: string, entry: UiEntry, locale: Locale): Promise<OpenedRules> {
  return opened(rules, `${game} ${locale}`, () => entry.rules(locale));
}

/** Rules and sentences for a table with these options. */
export function openRulesFor(game: string, entry: UiEntry, locale: Locale, options: Options): Promise<OpenedRules> {
  const part = entry.partFor?.(options) ?? null;
  if (part === null) return openRules(game, entry, locale);
  return opened(rules, `${game} ${locale} ${part.id}`, async () => {
    const [before, messages] = await Promise.all([openRules(game, entry, locale), part.load(locale)]);
    return withSentences(before, locale, messages);
  });
}

function withSentences({ words, ...others }: OpenedRules, locale: Locale, messages: Messages): OpenedRules {
  return { ...others, words: { ...words, messages: { [locale]: { ...words.messages[locale], ...messages } } } };
}

/** The same with the texts of the rules, for pages that tell them. */
export function openToldRules(game: string, entry: UiEntry, locale: Locale, options: Options): Promise<OpenedRules> {
  const load = entry.ruleSentences;
  if (load === undefined) return openRulesFor(game, entry, locale, options);
  return opened(rules, `${game} ${locale} ${entry.partFor?.(options)?.id ?? ''} told`, async () => {
    const [before, messages] = await Promise.all([openRulesFor(game, entry, locale, options), load(locale)]);
    return withSentences(before, locale, messages);
  });
}

export function openTable(game: string, load: () => Promise<AnyUi>): Promise<AnyUi> {
  return opened(tables, game, load);
}

export function openExamples(game: string, load: () => Promise<AnyExamples>): Promise<AnyExamples> {
  return opened(examples, game, load);
}

/**
 * Starts all requests at once; otherwise the table would wait for the rules. `options` are null before they are known.
 */
export function fetchGame(game: string, entry: UiEntry, options: Options | null): void {
  const { locale } = useSettings.getState();
  void (options === null ? openRules(game, entry, locale) : openRulesFor(game, entry, locale, options));
  if (entry.table !== null) void openTable(game, entry.table);
}

function opened<Value>(known: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const loading = load();
  known.set(key, loading);
  loading.catch(() => known.delete(key)); // A failed request is repeated on the next call.
  return loading;
}
