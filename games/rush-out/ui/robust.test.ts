import { simulate } from '@tablee/bot-kit';
import {
  type Millis,
  openMatch,
  type Seat,
  seatsOf,
  seedFromWord,
  stepRng,
  type TableSetup,
  tableFor,
  toMillis,
} from '@tablee/kernel';
import { Flights, type GameTableProps, type Happening, type PendingCommand, type Size } from '@tablee/table-ui';
import { type AnySay, asSentence, LOCALES, type Locale, speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, inject, it } from 'vitest';
import { normal } from '../bot/index.ts';
import { nameThings, type RushWords, words } from '../locale/index.ts';
import { rushOut } from '../rules/index.ts';
import type { RushCommand, RushEvent, RushRefusal, RushTypes, RushView } from '../rules/types.ts';
import { Floor } from './floor.tsx';
import { useRush } from './play/use-rush.ts';
import { useHeldRoll } from './tray/use-held-roll.ts';

const SIZES: readonly [Size, ...Size[]] = [
  { width: 390, height: 790 },
  { width: 844, height: 338 },
  { width: 820, height: 1104 },
  { width: 1440, height: 808 },
];

/** Step between tested moments: the quick run takes a part. */
const MOMENT_STEP = inject('isQuick') ? 3 : 1;

interface SampledMoment {
  readonly view: RushView;
  readonly at: Millis;
  readonly happenings: readonly Happening<RushTypes>[];
}

/** Samples of a bot match, including the time to look, the signal, choices of a target and the end. */
function moments(preset: string, seats: number): SampledMoment[] {
  const table = tableFor(rushOut, preset, seats) as TableSetup<RushTypes>;
  const opening = openMatch(rushOut, table, seedFromWord(`robust ${preset} ${seats}`));
  const seen: SampledMoment[] = [];
  let happenings: readonly Happening<RushTypes>[] = [];
  const note = (seq: number, view: RushView, at: Millis, sights: readonly RushEvent[]): void => {
    happenings = [...happenings, { seq, sights, isMine: false }].slice(-30);
    const isRare = view.phase !== 'play' || view.questions.length > 0 || view.completions.length > 0;
    if (seq % (isRare ? 13 : 61) === 0 || view.phase === 'over') seen.push({ view, at, happenings });
  };
  const { state, at } = opening.match;
  note(0, rushOut.view(state, 'spectator'), at, opening.events);
  simulate(
    opening,
    seatsOf(seats).map(() => normal),
    rushOut.bound(table.options, seats),
    ({ entry, events }, match) => note(entry.seq, rushOut.view(match.state, 'spectator'), match.at, events),
  );
  return seen;
}

const nameOf = (seat: number): string => ['Camille', 'Léa', 'Malik', 'Nour', 'Hugo'][seat] ?? '?';

type Props = GameTableProps<RushTypes, RushWords>;

/** Unanswered commands that were sent for an older view: some are no longer legal. */
function unanswered(view: RushView, seat: Seat, at: Millis, step: number): PendingCommand<RushTypes>[] {
  const rng = stepRng(seedFromWord('unanswered'), step);
  const commands: RushCommand[] = [
    ...rushOut.legal(view, seat, toMillis(at + 5_000)),
    { do: 'place', die: 4, spot: 's2', as: 'fire' },
    { do: 'place', die: 2, spot: 't3', as: 'key' },
    { do: 'take', die: 4 },
    { do: 'clear' },
    { do: 'aim', spot: 't1', die: { seat, die: 2 } },
    { do: 'decline' },
    { do: 'roll' },
  ];
  return Array.from({ length: rng.below(4) }, (_, index) => ({ id: String(index), command: rng.pick(commands), at }));
}

function refusalIn(view: RushView, seat: Seat, at: Millis): RushRefusal | null {
  const refusal = rushOut.check(view, seat, { do: 'aim', spot: 'dragon', die: null }, at);
  return refusal === 'unknown' ? null : refusal;
}

function propsOf(
  { view, at, happenings }: SampledMoment,
  viewer: Props['viewer'],
  locale: Locale,
  step: number,
): Props {
  const plain = speakerOf(words, locale) as AnySay;
  const anySay: AnySay = (id, facts) => plain(id, facts && nameThings(facts, plain, nameOf));
  const refusal = viewer === 'spectator' || step % 3 > 0 ? null : refusalIn(view, viewer, at);
  return {
    match: 'm',
    view,
    viewer,
    happenings,
    locale,
    nameOf,
    seats: seatsOf(view.dice.length).map((seat) => ({
      kind: 'bot',
      level: 'normal',
      name: nameOf(seat),
      avatar: 'owl',
    })),
    teams: null,
    now: () => at,
    pending: viewer === 'spectator' ? [] : unanswered(view, viewer, at, step),
    refusal: refusal && { ...refusal, id: null, tried: null },
    result: rushOut.result(view),
    say: anySay,
    sayRefusal: ({ rule, facts }) => asSentence(anySay(`${rule}.refusal`, facts)),
    sayEnd: ({ rule }) => anySay(`${rule}.end`),
    play: () => null,
    keepDraft: () => undefined,
    refuse: () => undefined,
    forget: () => undefined,
    askHint: null,
    openRule: () => undefined,
    ready: view.phase === 'ready' ? { until: at, stands: false, ready: [], awaited: [0], mine: null } : null,
    connection: { isAlive: true, pingMs: null },
  };
}

const NO_ROOT = { current: null };

/** The table without its page: all places are computed from the size. */
function TableWithoutPage({ floor, ...props }: Props & { readonly floor: Size }) {
  const game = useRush(props);
  const hold = useHeldRoll(game);
  return createElement(
    Flights,
    null,
    createElement(Floor, { ...props, game, hold, floor, root: NO_ROOT, showsOthers: true }),
  );
}

/** Errors thrown while rendering, including lazily loaded parts. */
async function troubleIn(props: Props, floor: Size): Promise<string[]> {
  const troubles: string[] = [];
  const { prelude } = await prerender(createElement(TableWithoutPage, { ...props, floor }), {
    onError: (error) => void troubles.push(String(error)),
  });
  const drawn = await new Response(prelude).text();
  return drawn.includes('data-place="s1"') || troubles.length > 0 ? troubles : ['no card was drawn'];
}

describe('a table is drawn', () => {
  it.each([
    ['training-1', 3],
    ['training-2', 4],
    ['training-2', 5],
  ])('at every sampled moment of %s with %i players, for every viewer', async (preset, seats) => {
    const troubles: string[] = [];
    for (const [step, moment] of moments(preset, seats).entries()) {
      if (step % MOMENT_STEP > 0) continue;
      const floor = SIZES[step % SIZES.length] ?? SIZES[0];
      const locale = LOCALES[step % LOCALES.length] ?? 'fr';
      for (const viewer of [...seatsOf(seats), 'spectator'] as const) {
        troubles.push(...(await troubleIn(propsOf(moment, viewer, locale, step), floor)));
      }
    }
    expect([...new Set(troubles)]).toEqual([]);
  });
});
