import { type AnyGame, viewersOf } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, type VisitedState } from '../law.ts';

/** During a rest no seat is to act and a wake is due; every view agrees with the state about it. */
export const rests: Law = {
  id: 'rests',
  begin: (definition) => ({ state: (visit) => firstComplaint(findFaults(definition, visit)) }),
};

function* findFaults(definition: AnyGame, { match: { state, table } }: VisitedState): Generator<Complaint> {
  const isResting = definition.rests?.(state) ?? false;
  const countsDown = definition.countsDown?.(state) ?? false;
  yield countsDown && !isResting ? 'it counts down, but does not rest' : null;
  for (const viewer of viewersOf(table.seats)) {
    const isSeen = definition.rests?.(definition.view(state, viewer)) ?? false;
    const isCounted = definition.countsDown?.(definition.view(state, viewer)) ?? false;
    yield isCounted === countsDown
      ? null
      : `the state counts down or does not, and the view of ${viewer} knows otherwise`;
    yield isSeen === isResting
      ? null
      : `the state ${isResting ? 'rests' : 'does not rest'}, not so the view of ${viewer}`;
  }
  if (!isResting) return;
  yield definition.toAct(state).length > 0 ? 'it rests, but somebody is to act' : null;
  yield definition.wakeAt(state) === null ? 'it rests, but no wake is due' : null;
}
