import type { AnyGame } from './game.ts';

/** Throws if game or version differ: under other rules a valid match would be reported as damaged. */
export function requireSameRules(
  { id, version }: Pick<AnyGame, 'id' | 'version'>,
  of: { readonly game: string; readonly version: number },
): void {
  if (of.game === id && of.version === version) return;
  throw new Error(`what was stored of ${of.game} ${of.version} is not for ${id} ${version}`);
}
