import { after, type Millis, type Moment, type Seat, seatsOf } from '@tablee/kernel';
import { endMatch } from '../ending.ts';
import { refuse } from '../refuse.ts';
import { setupNextRound } from '../setup.ts';
import { ACTION_PACE, RESULT_MS } from '../timing.ts';
import type { Camp, CommandOf, RoundWin, RushState, RushTable } from '../types.ts';
import type { CommandSpec, RushModule, RushStep } from './contract.ts';

/** Best of three rounds: RO-39, RO-40, RO-A71, RO-A72, RO-A94. */

/** RO-A94: whether this seat wants to end the match after the round that is over. */
export type RoundsCommand = { readonly do: 'stop'; readonly wants: boolean };

export type RoundsEvent =
  | {
      readonly kind: 'cup';
      readonly rule: 'RO-39';
      readonly camp: Camp;
      /** Why the round was won. */
      readonly by: RoundWin['rule'];
      readonly round: number;
    }
  | { readonly kind: 'stopping'; readonly rule: 'RO-A94'; readonly seat: Seat; readonly wants: boolean };

/** RO-39. */
const CUPS_TO_WIN = 2;

const STOP: CommandSpec<CommandOf<'stop'>> = {
  parse: ({ wants }) => (typeof wants === 'boolean' ? { do: 'stop', wants } : null),
  candidates: () => [
    { do: 'stop', wants: true },
    { do: 'stop', wants: false },
  ],
  refuse: (table, seat, { wants }) => {
    const isWanting = table.rounds?.stopping.includes(seat) === true;
    return isWanting === wants ? refuse('RO-A94', { why: wants ? 'wants' : 'goes-on' }) : null;
  },
  phases: () => ['result'],
  isAside: true,
  play: stop,
  pace: ACTION_PACE,
  write: ({ wants }) => [wants ? 'yes' : 'no'],
  read: ([word]) => ({ wants: word === 'yes' }),
  examples: [{ do: 'stop', wants: true }],
};

export const roundsModule: RushModule = {
  id: 'rounds',
  setup: (before) => ({ rounds: { won: before?.rounds?.won ?? [], stopping: [] } }),
  commands: { stop: STOP },
  endRound,
  awaited,
  nextRound: setupNextRound,
  writeHead: ({ rounds }) => (rounds?.won ?? []).map(({ camp }) => `cup ${camp}`),
  read: (text) => ({
    rounds: {
      won: [...text.matchAll(/cup (heroes|sorcerer)/g)].map(([, camp]) => ({ camp: camp as Camp, rule: 'RO-6' })),
      stopping: [],
    },
  }),
};

function cupsOf({ rounds }: RushTable, camp: Camp): number {
  return (rounds?.won ?? []).filter((round) => round.camp === camp).length;
}

/** RO-A94: all seats that have not answered, while some want to end the match. */
function awaited({ rounds, seatOptions }: RushTable): readonly Seat[] {
  const stopping = rounds?.stopping ?? [];
  return stopping.length === 0 ? [] : seatsOf(seatOptions.length).filter((seat) => !stopping.includes(seat));
}

/** RO-39: the second cup wins the match. RO-A72: after any other round the table rests. */
function endRound(state: RushState, won: RoundWin, at: Millis): RushStep {
  const { camp, rule: by } = won;
  const before = state.rounds?.won ?? [];
  const counted: RushState = { ...state, questions: [], rounds: { won: [...before, won], stopping: [] } };
  const cup = { kind: 'cup', rule: 'RO-39', camp, by, round: before.length + 1 } as const;
  if (cupsOf(counted, camp) < CUPS_TO_WIN)
    return { state: { ...counted, phase: 'result', until: after(at, RESULT_MS) }, events: [cup] };
  const ended = endMatch(counted, { camp, rule: 'RO-39' });
  return { state: ended.state, events: [cup, ...ended.events] };
}

/** RO-A94: the match ends once every seat wants it. More cups win; both camps win if the cups are even. */
function stop(state: RushState, seat: Seat, { wants }: RoundsCommand, { at }: Moment): RushStep {
  const others = (state.rounds?.stopping ?? []).filter((other) => other !== seat);
  const stopping = wants ? [...others, seat].toSorted((one, other) => one - other) : others;
  const next: RushState = {
    ...state,
    actedAt: state.actedAt.with(seat, at),
    rounds: { won: state.rounds?.won ?? [], stopping },
  };
  const event = { kind: 'stopping', rule: 'RO-A94', seat, wants } as const;
  if (stopping.length < state.seatOptions.length) return { state: next, events: [event] };
  const lead = cupsOf(state, 'heroes') - cupsOf(state, 'sorcerer');
  const camp = lead === 0 ? null : lead > 0 ? 'heroes' : 'sorcerer';
  const ended = endMatch(next, { camp, rule: 'RO-A94' });
  return { state: ended.state, events: [event, ...ended.events] };
}
