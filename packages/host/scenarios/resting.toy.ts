import { type AnyGame, after, type GameTypes, type Millis, type Moment, type Step } from '@tablee/kernel';
import { heap } from './heap.toy.ts';

export const REST_MS = 15_000;

interface Resting {
  readonly until: Millis | null;
}

function restAfter({ state, events }: Step<GameTypes>, { at }: Moment): Step<GameTypes> {
  return { state: { ...state, until: after(at, REST_MS) }, events };
}

function restOf(table: object): Millis | null {
  return (table as Resting).until;
}

/** The heap with a rest before it and after each take. */
export const restingHeap: AnyGame = {
  ...heap,
  id: 'resting-heap',
  setup: (table, moment) => restAfter(heap.setup(table, moment), moment),
  check: (view, seat, command, at) =>
    restOf(view) === null ? heap.check(view, seat, command, at) : { rule: 'HE-1', facts: {} },
  apply: (state, seat, command, moment) => {
    const verdict = heap.apply(state, seat, command, moment);
    return verdict.ok ? { ok: true, step: restAfter(verdict.step, moment) } : verdict;
  },
  wakeAt: restOf,
  wake: (state) => ({ state: { ...state, until: null }, events: [] }),
  toAct: (state) => (restOf(state) === null ? heap.toAct(state) : []),
  rests: (position) => restOf(position) !== null,
  legal: (view, seat, at) => (restOf(view) === null ? heap.legal(view, seat, at) : []),
  fallback: (view, seat) => (restOf(view) === null ? heap.fallback(view, seat) : null),
};
