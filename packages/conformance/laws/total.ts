import { type AnyGame, type GameTypes, isExchangeable, viewersOf } from '@tablee/kernel';
import { candidatesAt } from '../candidates.ts';
import { type Law, seatsAt, type VisitedState } from '../law.ts';

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

/** No input makes the game throw. (judge.ts turns any throw into a complaint.) */
export const total: Law = {
  id: 'total',
  begin: (definition) => ({
    deal({ match: { table }, events }) {
      for (const raw of GARBAGE) definition.parse(raw);
      showAll(definition, table.seats, events);
      definition.bound(table.options, table.seats);
      return null;
    },
    step({ after, played }) {
      for (const { events } of played) showAll(definition, after.table.seats, events);
      return null;
    },
    state(visit) {
      askEverything(definition, visit);
      return null;
    },
  }),
};

function askEverything(definition: AnyGame, visit: VisitedState): void {
  const { match, rng } = visit;
  for (const { seat, command, at } of candidatesAt(visit)) {
    definition.check(definition.view(match.state, seat), seat, command, at);
    definition.apply(match.state, seat, command, { at, rng });
    definition.contest?.(definition.view(match.state, 'spectator'), seat, command);
    definition.notation.command(command);
  }
  definition.notation.state(match.state);
  definition.result(match.state);
  for (const viewer of viewersOf(match.table.seats)) definition.notation.view(definition.view(match.state, viewer));
  for (const seat of seatsAt(match)) definition.fallback(definition.view(match.state, seat), seat);
  const [a, ...others] = definition.pieces(match.state).filter((piece) => piece.knownTo !== 'all');
  const b = others.find((other) => a !== undefined && isExchangeable(a, other));
  if (a !== undefined && b !== undefined) definition.swap(match.state, a.id, b.id);
}

function showAll(definition: AnyGame, seats: number, events: readonly GameTypes['event'][]): void {
  for (const event of events) for (const viewer of viewersOf(seats)) definition.sight(event, viewer);
}
