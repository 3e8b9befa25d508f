import { useEffect, useState } from 'react';
import { findEntry } from '../../parts/open-game.ts';
import { api, type Me, type MyTable, type SeenTable } from '../../session/api.ts';

/** Interval of the requests for whose turn it is, while the page is visible. */
const POLL_INTERVAL_MS = 20_000;
/** Maximum of tables asked about: the server loads each of them. */
const MAX_POLLED_TABLES = 8;

/** The guest's tables of games that this page knows, running matches first. */
export function myTables(me: Me | null): readonly MyTable[] {
  const shown = me?.tables.filter(({ game }) => (findEntry(game)?.table ?? null) !== null) ?? [];
  return shown.toSorted((a, b) => Number(b.status === 'playing') - Number(a.status === 'playing'));
}

export type TableMood =
  | { readonly id: 'mine' | 'playing' | 'waiting' }
  /** Another player's turn. */
  | { readonly id: 'turn'; readonly name: string };

/** The state of a table, by its status alone until the server has answered. */
export function moodOf({ status }: MyTable, seen: SeenTable | null): TableMood {
  if (status === 'waiting') return { id: 'waiting' };
  const [first] = seen?.awaited ?? [];
  if (seen === null || first === undefined) return { id: 'playing' };
  if (seen.seat !== null && seen.awaited?.includes(seen.seat) === true) return { id: 'mine' };
  const sitter = seen.table.seats[first];
  return sitter === undefined || sitter.kind === 'open' ? { id: 'playing' } : { id: 'turn', name: sitter.name };
}

/** The server's answer for each table, by id; repeated while the page is visible. */
export function useSeenTables(tables: readonly MyTable[]): ReadonlyMap<string, SeenTable> {
  const [seen, setSeen] = useState<ReadonlyMap<string, SeenTable>>(new Map());
  const ids = tables
    .slice(0, MAX_POLLED_TABLES)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    let isWanted = ids !== '';
    const askAll = async (): Promise<void> => {
      for (const id of ids.split(' ')) {
        if (!isWanted || document.visibilityState === 'hidden') return;
        const answer = await api.table(id);
        if (answer.ok && isWanted) setSeen((before) => new Map(before).set(id, answer.value));
      }
    };
    const ask = (): void => void (isWanted && askAll());
    ask();
    const timer = setInterval(ask, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [ids]);
  return seen;
}
