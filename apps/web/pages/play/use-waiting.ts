import type { SeatInfo } from '@tablee/protocol';
import { useEffect, useState } from 'react';
import { api, type SeenTable } from '../../session/api.ts';
import { placeForVisitor } from '../lobby/lobby-status.ts';

/** Often enough that somebody who comes is seen coming. */
const LOOK_MS = 3_000;

/** Somebody who is at the table of the rematch already. */
interface WaitingPerson {
  readonly seat: number;
  readonly info: Extract<SeatInfo, { kind: 'person' }>;
}

export interface NextTable {
  /** The game to be played there; null while it is not known, and once the match has begun: it is no rematch any more. */
  readonly game: string | null;
  /** Everybody who is there, but oneself. */
  readonly waiting: readonly WaitingPerson[];
  /** True while it has a free place, or a bot that gives way. */
  readonly hasPlace: boolean;
}

const NOTHING_SEEN: NextTable = { game: null, waiting: [], hasPlace: false };

/** The table of the rematch, `next`; nobody is there while it is not known. */
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
    const timer = setInterval(() => void look(), LOOK_MS);
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
