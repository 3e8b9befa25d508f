import { type AnyGame, viewersOf } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, type Visit } from '../law.ts';

/** A match that rests waits for nobody, goes on by itself, and everybody knows it. */
export const rests: Law = {
  id: 'rests',
  begin: (definition) => ({ state: (visit) => firstComplaint(restless(definition, visit)) }),
};

function* restless(definition: AnyGame, { match: { state, table } }: Visit): Generator<Complaint> {
  const isResting = definition.rests?.(state) ?? false;
  for (const viewer of viewersOf(table.seats)) {
    const isSeen = definition.rests?.(definition.view(state, viewer)) ?? false;
    yield isSeen === isResting
      ? null
      : `the state ${isResting ? 'rests' : 'does not rest'}, not so the view of ${viewer}`;
  }
  if (!isResting) return;
  yield definition.toAct(state).length > 0 ? 'it rests, but somebody is to act' : null;
  yield definition.wakeAt(state) === null ? 'it rests, but no wake is due' : null;
}
