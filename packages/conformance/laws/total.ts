import { type AnyGame, type GameTypes, viewersOf } from '@tablee/kernel';
import { candidatesFor } from '../candidates.ts';
import type { Complaint, Law, Visit } from '../law.ts';
import { momentsAt, seatsAt } from '../law.ts';

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  'draw',
  [],
  [[]],
  {},
  { do: null },
  { do: 'constructor' },
  { do: '__proto__' },
  { do: 'lay', cards: 'R1', on: {} },
  { do: ['draw'] },
  [undefined],
  Object.create(null),
  Symbol('no'),
];

/** Nothing a seat can send makes the game throw. */
export const total: Law = {
  id: 'total',
  begin: (definition) => ({
    deal: ({ match: { table }, events }) =>
      findThrow(() => {
        for (const raw of GARBAGE) definition.parse(raw);
        showAll(definition, table.seats, events);
        definition.bound(table.options, table.seats);
      }),
    step: ({ after, played }) =>
      findThrow(() => {
        for (const { events } of played) showAll(definition, after.table.seats, events);
      }),
    state: (visit) => findThrow(() => askEverything(definition, visit)),
  }),
};

function askEverything(definition: AnyGame, visit: Visit): void {
  const { match } = visit;
  const moment = { at: match.at, rng: visit.rng };
  for (const seat of seatsAt(match)) {
    for (const at of momentsAt(match)) {
      for (const { command } of candidatesFor(visit, seat, at)) {
        definition.check(definition.view(match.state, seat), seat, command, at);
        definition.apply(match.state, seat, command, { ...moment, at });
        definition.contest?.(definition.view(match.state, 'spectator'), seat, command);
        definition.notation.command(command);
      }
    }
  }
  definition.notation.state(match.state);
  definition.result(match.state);
  for (const viewer of viewersOf(match.table.seats)) definition.notation.view(definition.view(match.state, viewer));
  for (const seat of seatsAt(match)) definition.fallback(definition.view(match.state, seat), seat);
  const [a, b] = definition.pieces(match.state).filter((piece) => piece.knownTo !== 'all');
  if (a !== undefined && b !== undefined) definition.swap(match.state, a.id, b.id);
}

function showAll(definition: AnyGame, seats: number, events: readonly GameTypes['event'][]): void {
  for (const event of events) for (const viewer of viewersOf(seats)) definition.sight(event, viewer);
}

function findThrow(action: () => void): Complaint {
  try {
    action();
    return null;
  } catch (error) {
    return `threw ${String(error)}`;
  }
}
