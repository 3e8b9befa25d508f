import { type AnyGame, stepRng, viewersOf } from '@tablee/kernel';
import { candidatesFor } from '../candidates.ts';
import { type Complaint, type Law, momentsAt, seatsAt, type VisitedState } from '../law.ts';

/** A game never mutates its arguments: it works on frozen values. */
export const purity: Law = {
  id: 'purity',
  begin: (definition) => ({ state: (visit) => findMutation(definition, visit) }),
};

function findMutation(definition: AnyGame, visit: VisitedState): Complaint {
  const state = frozen(visit.match.state);
  try {
    exercise(definition, { ...visit, match: { ...visit.match, state } });
    return null;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // writing to a frozen value throws TypeError; other errors are for law `total`
    return `wrote to what it was given: ${String(error)}`;
  }
}

function exercise(definition: AnyGame, visit: VisitedState): void {
  const { state, seed, seq, at } = visit.match;
  for (const viewer of viewersOf(visit.match.table.seats)) definition.view(state, viewer);
  for (const seat of seatsAt(visit.match)) {
    const view = frozen(definition.view(state, seat));
    definition.fallback(view, seat);
    for (const moment of momentsAt(visit.match)) {
      for (const { command } of candidatesFor(visit, seat, moment)) {
        const refusal = definition.check(view, seat, frozen(command), moment);
        if (refusal === null) definition.project?.(view, seat, frozen(command), moment);
        definition.apply(state, seat, frozen(command), { at: moment, rng: stepRng(seed, seq + 1) });
      }
    }
  }
  const due = definition.wakeAt(state);
  if (due !== null) definition.wake(state, { at: due < at ? at : due, rng: stepRng(seed, seq + 1) });
  definition.toAct(state);
  definition.pieces(state);
  definition.result(state);
}

/** A deeply frozen copy. */
function frozen<T>(value: T): T {
  return freeze(JSON.parse(JSON.stringify(value)) as T);
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const child of Object.values(value)) freeze(child);
  return Object.freeze(value);
}
