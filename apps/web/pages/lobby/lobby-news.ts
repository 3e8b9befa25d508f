import type { TableInfo } from '@tablee/protocol';
import type { SayPage } from '../../locale/index.ts';
import { nameAt } from './lobby-status.ts';

/** The table at one moment; `own` is the viewer's seat. */
export interface LobbyMoment {
  readonly table: TableInfo;
  readonly own: number | null;
}

/** Sentences for a guest about what the maker has changed: another game, and a swap with the viewer's place. */
export function lobbyNews(before: LobbyMoment, after: LobbyMoment, game: string, say: SayPage): string[] {
  const { table, own } = after;
  const { maker } = table;
  if (maker === null || own === maker) return [];
  const isSwapped = before.own !== null && before.own === maker && own === before.table.maker;
  const name = nameAt(table, maker);
  return [
    ...(before.table.game === table.game ? [] : [say('lobby.game-chosen', { name, game })]),
    ...(isSwapped ? [say('lobby.swapped', { name })] : []),
  ];
}
