import type { AnyGame } from './game.ts';

/** Throws for another game or version: under other rules a stored match would play differently and look damaged. */
export function requireSameRules(
  { id, version }: Pick<AnyGame, 'id' | 'version'>,
  of: { readonly game: string; readonly version: number },
): void {
  if (of.game === id && of.version === version) return;
  throw new Error(`what was stored of ${of.game} ${of.version} is not for ${id} ${version}`);
}
