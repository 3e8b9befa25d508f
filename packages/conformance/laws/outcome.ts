import { type AnyGame, canonical, viewersOf } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, type VisitedState } from '../law.ts';

/** `result` and `rounds` give the same for every view as for the state. */
export const outcome: Law = {
  id: 'outcome',
  begin: (definition) => ({ state: (visit) => firstComplaint(findDifferences(definition, visit)) }),
};

function* findDifferences(definition: AnyGame, { match }: VisitedState): Generator<Complaint> {
  const truth = outcomeOf(definition, match.state);
  for (const viewer of viewersOf(match.table.seats)) {
    const seen = outcomeOf(definition, definition.view(match.state, viewer));
    yield seen === truth ? null : `the state says ${truth}, the view of ${viewer} says ${seen}`;
  }
  const isWhole = definition.rounds?.(match.state).every(({ length }) => length === match.table.seats) ?? true;
  yield isWhole ? null : 'a round does not name every seat';
}

function outcomeOf(definition: AnyGame, position: object): string {
  return canonical([definition.result(position), definition.rounds?.(position) ?? null]);
}
