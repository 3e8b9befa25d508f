import { uiCatalog } from '@tablee/games/catalog.ui';
import { recall, remember } from '@tablee/table-ui/device-memory';

const KEY = 'known';

/** The games whose rules nobody has read on this device yet: before the first match of one, everybody waits for that. */
export function newGames(): string[] {
  const known = knownGames();
  return Object.keys(uiCatalog).filter((game) => !known.has(game));
}

export function rememberGame(game: string): void {
  remember(KEY, [...knownGames().add(game)].join(' '));
}

function knownGames(): Set<string> {
  return new Set(recall(KEY)?.split(' '));
}
