import type { TableInfo } from '@tablee/protocol';
import type { SayPage } from '../../locale/index.ts';

export interface LobbyStatus {
  readonly title: string;
  readonly text: string;
  /** Whose face stands beside it. */
  readonly seat: number | null;
  readonly canStart: boolean;
}

/** What is waited for before the match, in one line. */
export function lobbyStatus(table: TableInfo, own: number | null, fewest: number, say: SayPage): LobbyStatus {
  if (own === null) return visitorStatus(table, say);
  if (own !== table.maker) return guestStatus(table, own, say);
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  if (taken < fewest) {
    const title = taken === 1 ? say('lobby.status-alone') : say('lobby.status-few', { missing: fewest - taken });
    return { title, text: say('lobby.status-few-how'), seat: own, canStart: false };
  }
  const friend = table.seats.findLastIndex((info, seat) => info.kind === 'person' && info.online && seat !== own);
  const title = friend === -1 ? say('lobby.status-ready') : say('lobby.status-who', { name: nameAt(table, friend) });
  const text = friend === -1 ? '' : say('lobby.status-ready');
  return { title, text, seat: friend === -1 ? own : friend, canStart: true };
}

function visitorStatus({ seats }: TableInfo, say: SayPage): LobbyStatus {
  const hasPlace = seats.some(({ kind }) => kind === 'open');
  const title = say(hasPlace ? 'lobby.status-visitor' : 'lobby.status-full');
  return { title, text: hasPlace ? '' : say('lobby.status-full-how'), seat: null, canStart: false };
}

function guestStatus(table: TableInfo, own: number, say: SayPage): LobbyStatus {
  const { maker } = table;
  const title =
    maker === null ? say('lobby.status-wait-how') : say('lobby.status-wait', { name: nameAt(table, maker) });
  return { title, text: maker === null ? '' : say('lobby.status-wait-how'), seat: maker ?? own, canStart: false };
}

export function nameAt({ seats }: TableInfo, seat: number): string {
  const info = seats[seat];
  return info === undefined || info.kind === 'open' ? '' : info.name;
}
