import type { TableInfo } from '@tablee/protocol';
import type { SayPage } from '../../locale/index.ts';
import { nameAt } from './lobby-status.ts';

/** Names the maker, so that guests see whose table a link has led to. */
export function lobbyTitle(table: TableInfo, own: number | null, say: SayPage): string {
  const { maker } = table;
  if (maker === null) return say('lobby.title');
  return maker === own ? say('lobby.title-mine') : say('lobby.title-of', { name: nameAt(table, maker) });
}
