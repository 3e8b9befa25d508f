import { type OpenedRules, type UiEntry, uiCatalog } from '@tablee/games/catalog.ui';
import type { GameTypes } from '@tablee/kernel';
import type { AnyUi, GameExamples } from '@tablee/table-ui';
import type { AnyWords } from '@tablee/words';

/** One promise a game: React asks for it again at every drawing. */
const rules = new Map<string, Promise<OpenedRules>>();
const tables = new Map<string, Promise<AnyUi>>();
const examples = new Map<string, Promise<AnyExamples>>();

type AnyExamples = GameExamples<GameTypes, AnyWords>;

/** Own keys only: the id stands in the address. */
export function findEntry(game: string): UiEntry | null {
  return Object.hasOwn(uiCatalog, game) ? (uiCatalog[game] ?? null) : null;
}

export function openRules(game: string, entry: UiEntry): Promise<OpenedRules> {
  return opened(rules, game, entry.rules);
}

export function openTable(game: string, load: () => Promise<AnyUi>): Promise<AnyUi> {
  return opened(tables, game, load);
}

export function openExamples(game: string, load: () => Promise<AnyExamples>): Promise<AnyExamples> {
  return opened(examples, game, load);
}

/** All that a match needs, at once: asked for one after the other, the rules would be waited for first. */
export function fetchGame(game: string, entry: UiEntry): void {
  void openRules(game, entry);
  if (entry.table !== null) void openTable(game, entry.table);
}

function opened<Value>(known: Map<string, Promise<Value>>, game: string, load: () => Promise<Value>): Promise<Value> {
  const before = known.get(game);
  if (before !== undefined) return before;
  const loading = load();
  known.set(game, loading);
  loading.catch(() => known.delete(game)); // what failed on a bad line is fetched again when it is asked for again
  return loading;
}
