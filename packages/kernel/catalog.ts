import type { AnyGame } from './game.ts';

/**
 * Rules that superseded older ones without changing a match: the same entries lead to the same events and result, only
 * options and the shape of the state differ.
 */
export interface Upgrade {
  readonly from: number;
  /** Options of the newest version. Never throws: options from a file are not validated yet. */
  options(old: unknown): unknown;
}

/** The versions of a game's rules that unfinished matches still use, newest first. */
export interface CatalogEntry {
  readonly versions: readonly [AnyGame, ...AnyGame[]];
  /** Versions whose matches the newest rules go on with. */
  readonly upgrades?: readonly Upgrade[];
}

export type Catalog = Readonly<Record<string, CatalogEntry>>;

export type FoundGame =
  | { readonly ok: true; readonly definition: AnyGame; readonly upgrade: Upgrade | null }
  | { readonly ok: false; readonly problem: 'unknown-game' | 'unknown-version' };

/** Rules for a match of this version, newest by default; with the upgrade that its options need. */
export function findGame(catalog: Catalog, id: string, version?: number): FoundGame {
  const entry = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (entry === undefined) return { ok: false, problem: 'unknown-game' };
  const { versions, upgrades = [] } = entry;
  const definition = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (definition !== undefined) return { ok: true, definition, upgrade: null };
  const upgrade = upgrades.find(({ from }) => from === version);
  return upgrade === undefined
    ? { ok: false, problem: 'unknown-version' }
    : { ok: true, definition: versions[0], upgrade };
}
