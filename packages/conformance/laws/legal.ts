import type { AnyGame, Millis, Seat } from '@tablee/kernel';
import { candidatesFor, isAmong, legalAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, momentsAt, seatsAt, type VisitedState } from '../law.ts';

/** `legal` yields only commands that `check` accepts and, with trait 'all', all of them. */
export const legal: Law = {
  id: 'legal',
  begin: (definition) => ({ state: (visit) => firstComplaint(findFaults(definition, visit)) }),
};

function* findFaults(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  for (const seat of seatsAt(visit.match)) {
    for (const at of momentsAt(visit.match)) {
      const listed = legalAt(visit.match, seat, at);
      yield checkAccepted(definition, visit, seat, at, listed);
      yield checkComplete(definition, visit, seat, at, listed);
    }
  }
}

function checkAccepted(
  definition: AnyGame,
  { match }: VisitedState,
  seat: Seat,
  at: Millis,
  listed: readonly object[],
): Complaint {
  const view = definition.view(match.state, seat);
  const refused = listed.find((command) => definition.check(view, seat, command, at) !== null);
  return refused === undefined
    ? null
    : `seat ${seat}: legal lists ${definition.notation.command(refused)}, check does not accept it`;
}

function checkComplete(
  definition: AnyGame,
  visit: VisitedState,
  seat: Seat,
  at: Millis,
  listed: readonly object[],
): Complaint {
  const view = definition.view(visit.match.state, seat);
  const accepted = candidatesFor(visit, seat, at).filter(
    ({ command }) => definition.check(view, seat, command, at) === null,
  );
  const isMissing =
    definition.traits.legal === 'all'
      ? ({ command }: { command: object }) => !isAmong(command, listed)
      : () => listed.length === 0;
  const missing = accepted.find(isMissing);
  return missing === undefined
    ? null
    : `seat ${seat}: legal does not list ${definition.notation.command(missing.command)}`;
}
