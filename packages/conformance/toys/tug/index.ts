import {
  type GameDefinition,
  isRecord,
  leftOf,
  type Moment,
  type Refusal,
  type Result,
  rankBy,
  type Seat,
  type Step,
  toSeat,
  type Verdict,
} from '@tablee/kernel';
import { tugRulebook } from './rulebook.ts';
import { arrangeTug, BADGES, teamsOfTug } from './sides.ts';
import type { TugCommand, TugEvent, TugState, TugTypes } from './types.ts';

export type { TugTypes } from './types.ts';

const PULL: TugCommand = { do: 'pull' };
const STRONGEST = 3;
const GIANT = { option: 'sides', is: 'giant' };

function teamsOf({ options, seatOptions }: TugState): Seat[][] {
  return teamsOfTug({ seats: seatOptions.length, options, seatOptions });
}

function isOver({ options, pulled }: TugState): boolean {
  return pulled.some((far) => far >= options.goal);
}

function check(view: TugState, seat: Seat): Refusal<TugTypes> | null {
  if (isOver(view)) return { rule: 'TG-6', facts: {} };
  return view.turn === seat ? null : { rule: 'TG-4', facts: { seat: view.turn } };
}

function apply(state: TugState, seat: Seat, _: TugCommand, { rng }: Moment): Verdict<TugTypes> {
  const refusal = check(state, seat);
  if (refusal !== null) return { ok: false, refusal };
  return { ok: true, step: pull(state, seat, 1 + rng.below(STRONGEST)) };
}

function pull(state: TugState, seat: Seat, strength: number): Step<TugTypes> {
  const teams = teamsOf(state);
  const team = teams.findIndex((members) => members.includes(seat));
  const seats = state.seatOptions.length;
  const by = state.seatOptions[seat]?.role === 'giant' ? strength * (seats - 1) : strength;
  const pulled = state.pulled.with(team, (state.pulled[team] as number) + by);
  const next: TugState = { ...state, pulled, turn: leftOf(seat, seats) };
  const events: TugEvent[] = [{ kind: 'pulled', rule: 'TG-5', seat, by }];
  return { state: next, events: isOver(next) ? [...events, { kind: 'over', rule: 'TG-6' }] : events };
}

/** Partners share the score of their side. */
function result(state: TugState): Result<TugTypes> | null {
  if (!isOver(state)) return null;
  const teams = teamsOf(state);
  const ranks = rankBy(state.pulled, 'highest');
  const bySeat = (values: readonly number[]): number[] =>
    state.seatOptions.map((_, seat) => values[teams.findIndex((team) => team.includes(toSeat(seat)))] as number);
  return { rule: 'TG-6', ranks: bySeat(ranks), scores: bySeat(state.pulled) };
}

function write({ turn, pulled }: TugState): string {
  return `turn ${turn}\n${pulled.join(' ')}`;
}

export const tug: GameDefinition<TugTypes> = {
  id: 'tug',
  version: 1,
  traits: { pace: 'turns', hidden: false, chance: true, legal: 'all' },
  rulebook: tugRulebook,
  options: {
    sides: { choices: ['giant', 'pairs'], default: 'giant' },
    goal: { choices: [20, 10], default: 20 },
  },
  seatOptions: {
    role: { choices: ['any', 'giant', 'climber'], default: 'any', when: GIANT, goesRound: 'giant' },
    badge: { choices: ['any', ...BADGES], default: 'any', when: GIANT },
  },
  presets: { giant: { sides: 'giant' }, pairs: { sides: 'pairs' } },
  notation: { command: () => 'pull', state: write, view: write },
  examples: [PULL],
  seating: ({ sides }) => ({ counts: sides === 'pairs' ? [4, 6] : [3, 4, 5] }),
  arrange: arrangeTug,
  teams: teamsOfTug,
  teamNames: ({ sides }) => (sides === 'pairs' ? [] : ['giant', 'climbers']),
  setup: (table) => ({
    state: {
      options: table.options,
      seatOptions: table.seatOptions,
      turn: toSeat(0),
      pulled: teamsOfTug(table).map(() => 0),
    },
    events: [],
  }),
  parse: (raw) => (isRecord(raw) && raw['do'] === 'pull' ? PULL : null),
  check,
  apply,
  wakeAt: () => null,
  wake: (state) => ({ state, events: [] }),
  toAct: (state) => (isOver(state) ? [] : [state.turn]),
  view: (state) => state,
  sight: (event) => event,
  legal: (view, seat) => (check(view, seat) === null ? [PULL] : []),
  fallback: (view, seat) => (check(view, seat) === null ? PULL : null),
  pieces: () => [],
  swap: (state) => state,
  result,
  bound: ({ goal }, seats) => goal * seats,
};
