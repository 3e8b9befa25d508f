import type { AnyGame } from './game.ts';

/** The versions of a game's rules that unfinished matches still use, newest first. */
export interface CatalogEntry {
  readonly versions: readonly [AnyGame, ...AnyGame[]];
}

export type Catalog = Readonly<Record<string, CatalogEntry>>;

export type FoundGame =
  | { readonly ok: true; readonly definition: AnyGame }
  | { readonly ok: false; readonly problem: 'unknown-game' | 'unknown-version' };

/** Defaults to the newest version. */
export function findGame(catalog: Catalog, id: string, version?: number): FoundGame {
  const entry = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (entry === undefined) return { ok: false, problem: 'unknown-game' };
  const definition = version === undefined ? entry.versions[0] : entry.versions.find((one) => one.version === version);
  return definition === undefined ? { ok: false, problem: 'unknown-version' } : { ok: true, definition };
}
