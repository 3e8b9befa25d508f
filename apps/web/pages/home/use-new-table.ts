import type { UiEntry, Variant } from '@tablee/games/catalog.ui';
import { defaultOptions, mostSeats, presetOptions, readOptions } from '@tablee/kernel';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';
import { fetchGame, openRules } from '../../parts/open-game.ts';
import { goTo } from '../../router/use-route.ts';
import { type Answer, api, type Options, type WantedOptions, type WantedSeat } from '../../session/api.ts';
import { useSettings } from '../../settings/settings.ts';
import { importTable } from '../import-table.ts';
import { type Against, FRIENDS, keyOf, levelFor, rememberPlayed, useHabits } from './against.ts';

interface NewTable {
  /** While a table is being laid, nothing else is. */
  readonly isBusy: boolean;
  /** Lays it for the bots or the friends that are chosen at home. */
  readonly start: (variant: Variant) => void;
  /** With these options, for friends and bots to come to. */
  readonly lay: (options: Options) => void;
}

/** Lays a table: at once with bots, or with places for friends. */
export function useNewTable(id: string, entry: UiEntry): NewTable {
  const say = useSay();
  const against = useHabits((habits) => habits.against);
  const [isBusy, setBusy] = useState(false);
  const make = async (making: Promise<Answer<string>>): Promise<void> => {
    setBusy(true);
    const [made] = await Promise.all([making, fetchTable(id, entry)]);
    setBusy(false);
    if (made.ok) goTo({ page: 'table', id: made.value });
    else tellOnce(sayProblem(say, made.why));
  };
  return {
    isBusy,
    start: (variant) => {
      rememberPlayed(keyOf(id, variant));
      void make(startVariant(id, entry, variant, against));
    },
    lay: (options) => void make(layPlaces(id, entry, { options })),
  };
}

/** All that draws the table, so that the next thing seen is the table; on a bad line the page of the table says so. */
export async function fetchTable(id: string, entry: UiEntry): Promise<void> {
  fetchGame(id, entry);
  await importTable().catch(() => null);
}

function startVariant(
  game: string,
  entry: UiEntry,
  variant: Variant,
  against: Against | null,
): Promise<Answer<string>> {
  if (against === FRIENDS) return layPlaces(game, entry, { preset: variant.preset }, variant.seat);
  return playWithBots(game, { kind: 'bot', level: levelFor(entry, variant, against) }, variant);
}

async function playWithBots(game: string, bot: WantedSeat, { preset, seats, seat }: Variant): Promise<Answer<string>> {
  const made = await makeTable(game, bot, seats, { preset }, seat);
  if (!made.ok) return made;
  const started = await api.start(made.value);
  return started.ok ? made : started;
}

async function layPlaces(
  game: string,
  entry: UiEntry,
  wanted: WantedOptions,
  mine?: Variant['seat'],
): Promise<Answer<string>> {
  const places = await mostPlaces(game, entry, wanted).catch(() => entry.players.max); // on a bad line the server says so
  return makeTable(game, { kind: 'open' }, places, wanted, mine);
}

/** All that these options know. The box counts the players of every preset: in this one they may be too many. */
async function mostPlaces(id: string, entry: UiEntry, { preset, options = {} }: WantedOptions): Promise<number> {
  const { definition } = await openRules(id, entry, useSettings.getState().locale);
  if (preset !== undefined) return mostSeats(definition.seating(presetOptions(definition, preset) ?? {}));
  const read = readOptions(definition.options, options);
  return mostSeats(definition.seating(read.ok ? read.options : defaultOptions(definition.options)));
}

async function makeTable(
  game: string,
  other: WantedSeat,
  places: number,
  wanted: WantedOptions,
  mine?: Variant['seat'],
): Promise<Answer<string>> {
  const me: WantedSeat = mine === undefined ? { kind: 'me' } : { kind: 'me', options: mine };
  const others = Array.from({ length: places - 1 }, () => other);
  const made = await api.makeTable(game, [me, ...others], wanted);
  return made.ok ? { ok: true, value: made.value.id } : made;
}
