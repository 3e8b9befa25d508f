import type { SeatInfo } from '@tablee/protocol';
import { useEffect, useState } from 'react';
import { api, type SeenTable } from '../../session/api.ts';
import { placeForVisitor } from '../lobby/lobby-status.ts';

/** Interval of the requests for who is at the table. */
const POLL_INTERVAL_MS = 3_000;

/** A person who is at the table of the rematch. */
interface WaitingPerson {
  readonly seat: number;
  readonly info: Extract<SeatInfo, { kind: 'person' }>;
}

export interface NextTable {
  /** The game of the next table; null until known, and once its match has begun. */
  readonly game: string | null;
  /** Other people at that table. */
  readonly waiting: readonly WaitingPerson[];
  /** True while the table has an open place or a bot that makes room. */
  readonly hasPlace: boolean;
}

const NOTHING_SEEN: NextTable = { game: null, waiting: [], hasPlace: false };

/** The table of the rematch with id `next`; empty until the server has answered. */
export function useNextTable(next: string | null): NextTable {
  const [seen, setSeen] = useState(NOTHING_SEEN);
  useEffect(() => {
    if (next === null) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const answer = await api.table(next);
      if (isWanted && answer.ok) setSeen(nextTableOf(answer.value));
    };
    void look();
    const timer = setInterval(() => void look(), POLL_INTERVAL_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [next]);
  return seen;
}

export function nextTableOf({ table, seat: own }: Pick<SeenTable, 'table' | 'seat'>): NextTable {
  if (table.status !== 'waiting') return NOTHING_SEEN;
  return {
    game: table.game,
    waiting: table.seats.flatMap((info, seat) =>
      info.kind === 'person' && info.online && seat !== own ? [{ seat, info }] : [],
    ),
    hasPlace: placeForVisitor(table) !== null,
  };
}
