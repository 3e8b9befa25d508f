import { type AnyGame, canonical, isSame } from '@tablee/kernel';
import { legalAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, momentsAt, seatsAt, type VisitedState } from '../law.ts';

/** `parse` returns every example and every legal command unchanged. */
export const parse: Law = {
  id: 'parse',
  begin: (definition) => ({
    open: () => firstComplaint(definition.examples.map((command) => checkParse(definition, command))),
    state: (visit) => firstComplaint([...legalHere(visit)].map((command) => checkParse(definition, command))),
  }),
};

export function checkParse(definition: AnyGame, command: object): Complaint {
  const parsed = definition.parse(JSON.parse(JSON.stringify(command)));
  return isSame(parsed, command) ? null : `${canonical(command)} is parsed as ${canonical(parsed)}`;
}

function* legalHere({ match }: VisitedState): Generator<object> {
  for (const seat of seatsAt(match)) for (const at of momentsAt(match)) yield* legalAt(match, seat, at);
}
