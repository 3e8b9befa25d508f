import type { UiEntry } from '@tablee/games/catalog.ui';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';
import { goTo } from '../../router/use-route.ts';
import { type Answer, api, type Options, type WantedSeat } from '../../session/api.ts';

const LEVEL = 'normal';

interface NewTable {
  /** While a table is being made, nothing else is. */
  readonly isBusy: boolean;
  readonly play: () => void;
  readonly invite: () => void;
  /** With these options, for friends and bots to come to. */
  readonly lay: (options: Options) => void;
}

/** Lays a table: at once with bots, or with places for friends. */
export function useNewTable(id: string, entry: UiEntry): NewTable {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const make = async (others: WantedSeat[], doesStart: boolean, options: Options = {}): Promise<void> => {
    setBusy(true);
    const made = await makeTable(id, others, doesStart, options);
    setBusy(false);
    if (made.ok) goTo({ page: 'table', id: made.value });
    else tellOnce(sayProblem(say, made.why));
  };
  return {
    isBusy,
    play: () => void make(copies({ kind: 'bot', level: LEVEL }, entry.goodWith - 1), true),
    invite: () => void make(copies({ kind: 'open' }, entry.players.max - 1), false),
    lay: (options) => void make(copies({ kind: 'open' }, entry.players.max - 1), false, options),
  };
}

async function makeTable(
  game: string,
  others: WantedSeat[],
  doesStart: boolean,
  options: Options,
): Promise<Answer<string>> {
  const made = await api.makeTable(game, [{ kind: 'me' }, ...others], { options });
  if (!made.ok) return made;
  const { id } = made.value;
  if (!doesStart) return { ok: true, value: id };
  const started = await api.start(id);
  return started.ok ? { ok: true, value: id } : started;
}

function copies(seat: WantedSeat, count: number): WantedSeat[] {
  return Array.from({ length: count }, () => seat);
}
