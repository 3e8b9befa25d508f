import { type AnyGame, canonical, isSame, type SaidKind, seatsOf } from '@tablee/kernel';
import { legalAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, momentsAt, seatsAt, type Visit } from '../law.ts';

/** Every example, every legal command and every command that is heard in words comes through the door unchanged. */
export const parse: Law = {
  id: 'parse',
  begin: (definition) => ({
    open: () => firstComplaint(definition.examples.map((command) => changed(definition, command))),
    state: (visit) =>
      firstComplaint([...legalHere(visit), ...heardHere(visit)].map((command) => changed(definition, command))),
  }),
};

function changed(definition: AnyGame, command: object): Complaint {
  const parsed = definition.parse(JSON.parse(JSON.stringify(command)));
  return isSame(parsed, command) ? null : `${canonical(command)} is parsed as ${canonical(parsed)}`;
}

function* legalHere({ match }: Visit): Generator<object> {
  for (const seat of seatsAt(match)) for (const at of momentsAt(match)) yield* legalAt(match, seat, at);
}

const SAID: readonly SaidKind[] = ['emote', 'phrase', 'text'];

function heardHere({ match: { definition, state, table } }: Visit): object[] {
  const view = definition.view(state, 'spectator');
  return seatsOf(table.seats).flatMap((seat) => SAID.flatMap((said) => definition.hears?.(view, seat, said) ?? []));
}
