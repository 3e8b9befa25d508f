import type { UiEntry } from '@tablee/games/catalog.ui';
import { defaultOptions, mostSeats, readOptions } from '@tablee/kernel';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';
import { openRules } from '../../parts/open-game.ts';
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
  const make = async (making: Promise<Answer<string>>): Promise<void> => {
    setBusy(true);
    const made = await making;
    setBusy(false);
    if (made.ok) goTo({ page: 'table', id: made.value });
    else tellOnce(sayProblem(say, made.why));
  };
  return {
    isBusy,
    play: () => void make(playWithBots(id, entry)),
    invite: () => void make(layPlaces(id, entry, {})),
    lay: (options) => void make(layPlaces(id, entry, options)),
  };
}

async function playWithBots(game: string, { goodWith }: UiEntry): Promise<Answer<string>> {
  const made = await makeTable(game, { kind: 'bot', level: LEVEL }, goodWith);
  if (!made.ok) return made;
  const started = await api.start(made.value);
  return started.ok ? made : started;
}

async function layPlaces(game: string, entry: UiEntry, options: Options): Promise<Answer<string>> {
  const places = await mostPlaces(game, entry, options).catch(() => entry.players.max); // on a bad line the server says so
  return makeTable(game, { kind: 'open' }, places, options);
}

/** All that these options know. The box counts the players of every preset: with the usual one they may be too many. */
async function mostPlaces(id: string, entry: UiEntry, options: Options): Promise<number> {
  const { definition } = await openRules(id, entry);
  const read = readOptions(definition.options, options);
  return mostSeats(definition.seating(read.ok ? read.options : defaultOptions(definition.options)));
}

async function makeTable(
  game: string,
  other: WantedSeat,
  places: number,
  options: Options = {},
): Promise<Answer<string>> {
  const others = Array.from({ length: places - 1 }, () => other);
  const made = await api.makeTable(game, [{ kind: 'me' }, ...others], { options });
  return made.ok ? { ok: true, value: made.value.id } : made;
}
