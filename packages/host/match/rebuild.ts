import type { Bot, Bots } from '@tablee/bot-kit';
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
  type Seed,
} from '@tablee/kernel';
import { turnAllowance } from '@tablee/protocol';
import type { StoredTable, TableStore } from '../ports.ts';
import type { TableDoc } from '../table/table-doc.ts';
import type { MatchStep } from './frames.ts';
import { History } from './history.ts';
import { type ReplayedEntry, replayEntry } from './play-again.ts';
import { inSlices, type Slices } from './slices.ts';

/** Every game that can be hosted: its rules by version, and who can play it. */
export type HostCatalog = Readonly<Record<string, HostedGame>>;

interface HostedGame extends CatalogEntry {
  readonly bots: Bots;
  /** Levels that clients are not offered: no match between such bots ever ends. */
  readonly endless?: readonly string[];
}

export interface Rebuilt {
  readonly match: Match<GameTypes>;
  /** Every step that was played again, the deal first where the match was played from its beginning. */
  readonly steps: readonly MatchStep[];
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

export function botOf(catalog: HostCatalog, game: string, level: string): Bot<GameTypes> {
  const bot = catalog[game]?.bots[level];
  if (bot === undefined) throw new Error(`${game} has no bot ${level}`);
  return bot;
}

/** The match of a table as its log tells it; with `whole` from its beginning, else from the newest snapshot. */
export async function rebuildMatch(
  catalog: HostCatalog,
  stored: StoredTable,
  whole: boolean,
  slices: Slices,
): Promise<Rebuild> {
  const found = findGame(catalog, stored.doc.game, stored.doc.version);
  if (!found.ok) return found;
  const snapshot = whole ? null : stored.snapshot;
  const start =
    snapshot === null
      ? deal(found.definition, stored.doc)
      : await resume(restoreMatch(found.definition, snapshot, seedOf(stored.doc)), stored.entries, slices);
  const { history, earlier } = start;
  const steps = [...start.steps];
  const end = await playOn(start.match, stored.entries, slices, ({ match, step, entry }) => {
    steps.push(step);
    history.add(entry, match);
  });
  return end === null
    ? { ok: false, problem: 'damaged-log' }
    : { ok: true, rebuilt: { match: end, steps, earlier, history } };
}

/** What a bot keeps in mind, and what a clock shows, is a fold over the whole match. */
export function isWholeNeeded(catalog: HostCatalog, { game, seats, house }: TableDoc): boolean {
  const bots = catalog[game]?.bots ?? {};
  if (turnAllowance(house) !== null) return true;
  return seats.some((sitter) => sitter.kind === 'bot' && bots[sitter.level]?.mind !== null);
}

/** Where the past of a match is read. */
export interface PastPorts {
  readonly store: TableStore;
  readonly catalog: HostCatalog;
  readonly slices: Slices;
}

/** Every step of a match so far, from its log, one after the other: none is kept. */
export async function retrace(
  { store, catalog, slices }: PastPorts,
  table: string,
  see: (step: MatchStep) => void,
): Promise<void> {
  const stored = await store.load(table);
  if (stored === null) throw new Error(`there is no table ${table}`);
  const dealt = deal(definitionOf(catalog, stored.doc), stored.doc);
  for (const step of dealt.steps) see(step);
  const end = await playOn(dealt.match, stored.entries, slices, ({ step }) => see(step));
  if (end === null) throw new Error(`the log of table ${table} is damaged`);
}

export function deal(definition: AnyGame, doc: TableDoc): Rebuilt {
  const { match, events } = openMatch(definition, doc.setup, seedOf(doc));
  const dealt: MatchStep = { seq: 0, at: match.at, entry: null, before: null, after: match.state, events };
  return { match, steps: [dealt], earlier: [], history: new History(match) };
}

function seedOf({ secret, nonces }: TableDoc): Seed {
  return mixSeed({ secret, nonces: nonces ?? [] });
}

async function resume(match: Match<GameTypes>, entries: readonly unknown[], slices: Slices): Promise<Rebuilt> {
  const earlier: Entry<GameTypes>[] = [];
  await inSlices(slices, entries.slice(0, match.seq), (raw) => {
    const entry = readEntry(raw, match.definition, match.table.seats);
    if (entry !== null) earlier.push(entry);
  });
  return { match, steps: [], earlier, history: new History(match) };
}

interface Again extends ReplayedEntry {
  readonly entry: Entry<GameTypes>;
}

/** Plays what comes after `start` again; null where the log is damaged. */
async function playOn(
  start: Match<GameTypes>,
  entries: readonly unknown[],
  slices: Slices,
  see: (again: Again) => void,
): Promise<Match<GameTypes> | null> {
  let end: Match<GameTypes> | null = start;
  await inSlices(slices, playedAgain(start, entries.slice(start.seq)), (again) => {
    end = again?.match ?? null;
    if (again !== null) see(again);
  });
  return end;
}

/** Entries come from outside: it ends, with null, at the first one that this match would not have written itself. */
function* playedAgain(start: Match<GameTypes>, entries: readonly unknown[]): Generator<Again | null> {
  let match = start;
  for (const raw of entries) {
    const entry = readEntry(raw, match.definition, match.table.seats);
    const again = entry === null ? null : replayEntry(match, entry);
    if (entry === null || again === null) {
      yield null;
      return;
    }
    match = again.match;
    yield { ...again, entry };
  }
}
