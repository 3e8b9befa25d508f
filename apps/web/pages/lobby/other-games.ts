import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';

interface OtherGame {
  readonly id: string;
  readonly entry: UiEntry;
  /** Number of people at the table, without bots, which make room. */
  readonly people: number;
  readonly doesFit: boolean;
}

/** The other games that have a table. */
export function otherGames(
  games: Readonly<Record<string, UiEntry>>,
  { game, seats }: Pick<TableInfo, 'game' | 'seats'>,
): OtherGame[] {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return Object.entries(games)
    .filter(([id, { table }]) => id !== game && table !== null)
    .map(([id, entry]) => ({ id, entry, people, doesFit: people <= entry.players.max }));
}
