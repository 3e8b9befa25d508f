import { type AnyGame, type GameTypes, isRecord, isSame, viewersOf } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law } from '../law.ts';

/** State, view, event, sight and entry survive JSON unchanged. */
export const json: Law = {
  id: 'json',
  begin: (definition) => ({
    state: ({ match }) =>
      firstComplaint([
        checkPlain('state', match.state),
        ...viewersOf(match.table.seats).map((viewer) =>
          checkPlain(`view of ${viewer}`, definition.view(match.state, viewer)),
        ),
        checkPlain('result', definition.result(match.state)),
      ]),
    deal: ({ match, events }) => firstComplaint(checkPlainEvents(definition, match.table.seats, events)),
    step: ({ after, played }) =>
      firstComplaint(
        played.flatMap(({ entry, events }) => [
          checkPlain('entry', entry),
          ...checkPlainEvents(definition, after.table.seats, events),
        ]),
      ),
  }),
};

function checkPlainEvents(definition: AnyGame, seats: number, events: readonly GameTypes['event'][]): Complaint[] {
  return events.flatMap((event) => [
    checkPlain('event', event),
    ...viewersOf(seats).map((viewer) => checkPlain(`sight of ${viewer}`, definition.sight(event, viewer))),
  ]);
}

function checkPlain(what: string, value: unknown): Complaint {
  const where = findNonJson(value);
  if (where !== null) return `${what}: ${where} is not JSON`;
  const again: unknown = JSON.parse(JSON.stringify(value));
  return isSame(again, value) ? null : `${what} does not survive JSON`;
}

/** Path of the first value that JSON would lose or change; null if there is none. */
function findNonJson(value: unknown, path = 'it'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  const isPlain = Array.isArray(value) || (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain) return path;
  for (const [key, child] of Object.entries(value)) {
    const found = findNonJson(child, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
