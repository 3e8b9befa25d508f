import {
  type AnyGame,
  type GameDefinition,
  type GameTypes,
  isRecord,
  leftOf,
  type Refusal,
  type Rule,
  rankBy,
  type Seat,
  type Step,
  seatsOf,
} from '@tablee/kernel';

/** The smallest game of turns: a player takes up to three from a heap, and goes on after taking three. */
interface HeapState {
  readonly left: number;
  readonly turn: Seat;
  readonly taken: readonly number[];
}

interface HeapTypes extends GameTypes {
  state: HeapState;
  view: HeapState;
  command: { readonly take: number };
  event: { readonly rule: 'HE-1'; readonly seat: Seat; readonly take: number };
  sight: HeapTypes['event'];
  options: { readonly size: 20 | 1000 };
  seatOptions: object;
  rule: 'HE-1' | 'HE-2';
}

const RULE: Rule = { source: 'ruling', section: 'toy', shows: ['refusal', 'event', 'end'] };

function play(state: HeapState, seat: Seat, take: number): Step<HeapTypes> {
  const turn = take === 3 ? seat : leftOf(seat, state.taken.length);
  const taken = state.taken.with(seat, (state.taken[seat] ?? 0) + take);
  return { state: { left: state.left - take, turn, taken }, events: [{ rule: 'HE-1', seat, take }] };
}

function check(view: HeapState, seat: Seat, { take }: HeapTypes['command']): Refusal<HeapTypes> | null {
  const isLegal = view.turn === seat && take >= 1 && take <= Math.min(3, view.left);
  return isLegal ? null : { rule: 'HE-1', facts: {} };
}

const definition: GameDefinition<HeapTypes> = {
  id: 'heap',
  version: 1,
  traits: { pace: 'turns', hidden: false, chance: false, legal: 'all' },
  rulebook: { 'HE-1': RULE, 'HE-2': RULE },
  options: { size: { choices: [1000, 20], default: 1000 } },
  seatOptions: {},
  presets: { high: {}, low: { size: 20 } },
  notation: {
    command: ({ take }) => `take ${take}`,
    state: ({ left }) => `${left} left`,
    view: ({ left }) => `${left} left`,
  },
  examples: [{ take: 1 }],
  seating: () => ({ counts: [2, 3, 4] }),
  setup: ({ options, seats }) => ({
    state: { left: options.size, turn: 0 as Seat, taken: seatsOf(seats).map(() => 0) },
    events: [],
  }),
  parse: (raw) => (isRecord(raw) && typeof raw['take'] === 'number' ? { take: raw['take'] } : null),
  check,
  apply: (state, seat, command) => {
    const refusal = check(state, seat, command);
    return refusal === null ? { ok: true, step: play(state, seat, command.take) } : { ok: false, refusal };
  },
  wakeAt: () => null,
  wake: (state) => ({ state, events: [] }),
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  view: (state) => state,
  sight: (event) => event,
  legal: ({ left, turn }, seat) =>
    turn === seat ? [1, 2, 3].filter((take) => take <= left).map((take) => ({ take })) : [],
  fallback: ({ left, turn }, seat) => (turn === seat && left > 0 ? { take: 1 } : null),
  pieces: () => [],
  swap: (state) => state,
  result: ({ left, taken }) => (left === 0 ? { rule: 'HE-2', ranks: rankBy(taken, 'highest'), scores: taken } : null),
  bound: ({ size }) => size,
};

export const heap: AnyGame = definition;
