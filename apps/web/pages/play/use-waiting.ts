import type { SeatInfo } from '@tablee/protocol';
import { useEffect, useState } from 'react';
import { api, type SeenTable } from '../../session/api.ts';

/** Often enough that somebody who comes is seen coming. */
const LOOK_MS = 3_000;

/** Somebody who is at the table of the rematch already. */
export interface WaitingPerson {
  readonly seat: number;
  readonly info: Extract<SeatInfo, { kind: 'person' }>;
}

/** Who waits for the rematch; empty while nobody does, and while it is not known. `next` is its table. */
export function useWaiting(next: string | null): readonly WaitingPerson[] {
  const [seen, setSeen] = useState<readonly WaitingPerson[]>([]);
  useEffect(() => {
    if (next === null) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const answer = await api.table(next);
      if (isWanted && answer.ok) setSeen(waitingAt(answer.value));
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

/** Everybody who is there, but oneself. */
export function waitingAt({ table, seat: own }: Pick<SeenTable, 'table' | 'seat'>): readonly WaitingPerson[] {
  return table.seats.flatMap((info, seat) =>
    info.kind === 'person' && info.online && seat !== own ? [{ seat, info }] : [],
  );
}
