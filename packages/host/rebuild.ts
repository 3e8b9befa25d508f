import type { Bot } from '@tablee/bot-kit';
import {
  type AnyGame,
  type CatalogEntry,
  type Entry,
  findGame,
  type GameTypes,
  type Match,
  mixSeed,
  openMatch,
  readEntry,
  restoreMatch,
} from '@tablee/kernel';
import { turnAllowance } from '@tablee/protocol';
import type { Stepped } from './frames.ts';
import { History } from './history.ts';
import { playAgain } from './play-again.ts';
import type { StoredTable, TableStore } from './ports.ts';
import type { TableDoc } from './table-doc.ts';

/** Every game that can be hosted: its rules by version, and who can play it. */
export type HostCatalog = Readonly<
  Record<string, CatalogEntry & { readonly bots: Readonly<Record<string, Bot<GameTypes>>> }>
>;

export interface Rebuilt {
  readonly match: Match<GameTypes>;
  /** Every step that was played again, the deal first where the match was played from its beginning. */
  readonly steps: readonly Stepped[];
  /** What lies before those steps: not played again, but somebody may still ask again for what is in it. */
  readonly earlier: readonly Entry<GameTypes>[];
  readonly history: History;
}

export type RebuildProblem = 'unknown-game' | 'unknown-version' | 'damaged-log';

export type Rebuild =
  | { readonly ok: true; readonly rebuilt: Rebuilt }
  | { readonly ok: false; readonly problem: RebuildProblem };

/** A table is made or opened only where its game is in the catalog, and changed only to one that is. */
export function definitionOf(catalog: HostCatalog, { game, version }: TableDoc): AnyGame {
  const found = findGame(catalog, game, version);
  if (!found.ok) throw new Error(`${game} is not in the catalog`);
  return found.definition;
}

/** The match of a table as its log tells it; with `whole` from its beginning, else from the newest snapshot. */
export function rebuildMatch(catalog: HostCatalog, stored: StoredTable, whole: boolean): Rebuild {
  const { doc } = stored;
  const found = findGame(catalog, doc.game, doc.version);
  if (!found.ok) return found;
  const { definition } = found;
  const seed = mixSeed({ secret: doc.secret, nonces: doc.nonces ?? [] });
  const snapshot = whole ? null : stored.snapshot;
  const start =
    snapshot === null ? deal(definition, doc, seed) : resume(restoreMatch(definition, snapshot, seed), stored.entries);
  return playOn(definition, start, stored.entries.slice(start.match.seq));
}

/** What a bot keeps in mind, and what a clock shows, is a fold over the whole match. */
export function isWholeNeeded(catalog: HostCatalog, { game, seats, house }: TableDoc): boolean {
  const bots = catalog[game]?.bots ?? {};
  if (turnAllowance(house) !== null) return true;
  return seats.some((sitter) => sitter.kind === 'bot' && bots[sitter.level]?.mind !== null);
}

/** Every step of a match so far, from its log. */
export async function loadPast(
  { store, catalog }: { readonly store: TableStore; readonly catalog: HostCatalog },
  table: string,
): Promise<readonly Stepped[]> {
  const stored = await store.load(table);
  const rebuilt = stored === null ? null : rebuildMatch(catalog, stored, true);
  return rebuilt?.ok === true ? rebuilt.rebuilt.steps : [];
}

export function deal(definition: AnyGame, doc: TableDoc, seed: Uint8Array): Rebuilt {
  const { match, events } = openMatch(definition, doc.setup, seed);
  const dealt: Stepped = { seq: 0, at: match.at, entry: null, before: null, after: match.state, events };
  return { match, steps: [dealt], earlier: [], history: new History(match) };
}

function resume(match: Match<GameTypes>, entries: readonly unknown[]): Rebuilt {
  const earlier = entries.slice(0, match.seq).map((raw) => readEntry(raw, match.definition, match.table.seats));
  return { match, steps: [], earlier: earlier.filter((entry) => entry !== null), history: new History(match) };
}

/** Entries come from outside: whatever this match would not have written itself is damage. */
function playOn(definition: AnyGame, start: Rebuilt, entries: readonly unknown[]): Rebuild {
  const { earlier, history } = start;
  let { match } = start;
  const steps = [...start.steps];
  for (const raw of entries) {
    const entry = readEntry(raw, definition, match.table.seats);
    const again = entry === null ? null : playAgain(match, entry);
    if (entry === null || again === null) return { ok: false, problem: 'damaged-log' };
    match = again.match;
    steps.push(again.step);
    history.add(entry, match);
  }
  return { ok: true, rebuilt: { match, steps, earlier, history } };
}
