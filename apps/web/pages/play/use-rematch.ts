import type { TableInfo } from '@tablee/protocol';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';
import { goTo } from '../../router/use-route.ts';
import { type ApiAnswer, api } from '../../session/api.ts';
import { wishForAnotherGame } from '../lobby/wish.ts';
import { noteNewLevel } from './use-new-level.ts';

interface Rematch {
  readonly isBusy: boolean;
  readonly rematch: () => void;
  /** A rematch against bots of another level, for a player alone with bots. */
  readonly playAtLevel: (level: string) => void;
  /** A rematch whose game is chosen first. */
  readonly chooseGame: () => void;
}

/** Joins the table of the rematch, and creates it if nobody has. */
export function useRematch(table: TableInfo): Rematch {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const go = async (asked: Promise<ApiAnswer<string>>, arrive: (id: string) => void): Promise<void> => {
    setBusy(true);
    const next = await asked;
    setBusy(false);
    if (!next.ok) return showNotice(sayProblem(say, next.why));
    arrive(next.value);
    goTo({ page: 'table', id: next.value });
  };
  return {
    isBusy,
    rematch: () => void go(playAgain(table), () => {}),
    playAtLevel: (level) => void go(playAgainAt(level, table), () => {}),
    chooseGame: () => void go(sitAgain(table), wishForAnotherGame),
  };
}

async function sitAgain({ id }: TableInfo): Promise<ApiAnswer<string>> {
  const asked = await api.rematch(id);
  if (!asked.ok) return asked;
  const next = asked.value.id;
  await api.join(next, null); // Sends this player's nonce; a seated player keeps the seat.
  return { ok: true, value: next };
}

/** Starts the match also if a level cannot be set. Bots keep their names. */
async function playAgainAt(level: string, table: TableInfo): Promise<ApiAnswer<string>> {
  const next = await sitAgain(table);
  if (!next.ok) return next;
  const seen = await api.table(next.value);
  const seats = seen.ok ? [...seen.value.table.seats.entries()] : [];
  let isSet = seen.ok;
  for (const [seat, info] of seats) {
    if (info.kind === 'bot') isSet = (await api.seat(next.value, seat, { kind: 'bot', level })).ok && isSet;
  }
  const started = await api.start(next.value);
  if (isSet) noteNewLevel(next.value, level);
  return started.ok ? next : started;
}

/** Starts at once for a player alone with bots. */
async function playAgain(table: TableInfo): Promise<ApiAnswer<string>> {
  const next = await sitAgain(table);
  const isAlone = table.seats.filter(({ kind }) => kind === 'person').length === 1;
  if (next.ok && isAlone) await api.start(next.value);
  return next;
}
