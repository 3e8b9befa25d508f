import type { UiEntry, Variant } from '@tablee/games/catalog.ui';
import { type AnyClientRules, mostSeats, readOptions } from '@tablee/kernel';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';
import { fetchGame, openRules, openRulesFor } from '../../parts/open-game.ts';
import { goTo } from '../../router/use-route.ts';
import { type ApiAnswer, api, type Options, type WantedOptions, type WantedSeat } from '../../session/api.ts';
import { useSettings } from '../../settings/settings.ts';
import { importTable } from '../import-table.ts';
import { optionsOf } from '../lobby/variants.ts';
import { FRIENDS, keyOf, levelFor, type Opponents, rememberPlayed, useHabits } from './against.ts';

interface NewTable {
  /** True while a table is being created; other taps are ignored. */
  readonly isBusy: boolean;
  /** Creates a table of a variant, for the opponents chosen at home. */
  readonly start: (variant: Variant) => void;
  /** Creates a table with these options and open places. */
  readonly lay: (options: Options) => void;
}

/** Creates a table with bots and starts it, or one with open places for friends. */
export function useNewTable(id: string, entry: UiEntry): NewTable {
  const say = useSay();
  const against = useHabits((habits) => habits.against);
  const [isBusy, setBusy] = useState(false);
  const make = async (making: Promise<ApiAnswer<string>>, wanted: WantedOptions): Promise<void> => {
    setBusy(true);
    void fetchPart(id, entry, wanted).catch(() => null);
    const [made] = await Promise.all([making, fetchTable(id, entry)]);
    setBusy(false);
    if (made.ok) goTo({ page: 'table', id: made.value });
    else showNotice(sayProblem(say, made.why));
  };
  return {
    isBusy,
    start: (variant) => {
      rememberPlayed(keyOf(id, variant));
      void make(startVariant(id, entry, variant, against), { preset: variant.preset });
    },
    lay: (options) => void make(layPlaces(id, entry, { options }), { options }),
  };
}

/** Fetches the code of the table before the page changes; errors appear on the page of the table. */
export async function fetchTable(id: string, entry: UiEntry): Promise<void> {
  fetchGame(id, entry, null);
  await importTable().catch(() => null);
}

/** Fetches the part of the game that these options need, which the rules alone can tell. */
async function fetchPart(id: string, entry: UiEntry, wanted: WantedOptions): Promise<void> {
  if (entry.partFor === undefined) return;
  const { locale } = useSettings.getState();
  const { definition } = await openRules(id, entry, locale);
  await openRulesFor(id, entry, locale, optionsWanted(definition, wanted));
}

function startVariant(
  game: string,
  entry: UiEntry,
  variant: Variant,
  against: Opponents | null,
): Promise<ApiAnswer<string>> {
  if (against === FRIENDS) return layPlaces(game, entry, { preset: variant.preset }, variant.seat);
  return playWithBots(game, { kind: 'bot', level: levelFor(entry, variant, against) }, variant);
}

async function playWithBots(
  game: string,
  bot: WantedSeat,
  { preset, seats, seat }: Variant,
): Promise<ApiAnswer<string>> {
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
): Promise<ApiAnswer<string>> {
  // Without the rules, the maximum of the box: the server reports places that are too many.
  const places = await mostPlaces(game, entry, wanted).catch(() => entry.players.max);
  return makeTable(game, { kind: 'open' }, places, wanted, mine);
}

/** The largest number of seats under these options: the range on the box covers all presets. */
async function mostPlaces(id: string, entry: UiEntry, wanted: WantedOptions): Promise<number> {
  const { definition } = await openRules(id, entry, useSettings.getState().locale);
  return mostSeats(definition.seating(optionsWanted(definition, wanted)));
}

/** All options of a table that is asked for by a preset or by some options. */
function optionsWanted(definition: AnyClientRules, { preset, options }: WantedOptions): Options {
  const read = options === undefined ? null : readOptions<object>(definition.options, options);
  return read?.ok === true ? { ...read.options } : optionsOf(definition, preset ?? null);
}

async function makeTable(
  game: string,
  other: WantedSeat,
  places: number,
  wanted: WantedOptions,
  mine?: Variant['seat'],
): Promise<ApiAnswer<string>> {
  const me: WantedSeat = mine === undefined ? { kind: 'me' } : { kind: 'me', options: mine };
  const others = Array.from({ length: places - 1 }, () => other);
  const made = await api.makeTable(game, [me, ...others], wanted);
  return made.ok ? { ok: true, value: made.value.id } : made;
}
