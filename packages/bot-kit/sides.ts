import {
  type GameDefinition,
  type GameTypes,
  type OptionCondition,
  seatsOf,
  type TableSetup,
  teamsAt,
} from '@tablee/kernel';

/**
 * Division of the seats in a duel of two bots: alternate seats, alternate teams, or the seats with this seat option (a
 * role) against all others.
 */
export type Sides = 'alternate' | 'teams' | OptionCondition;

/** The side of each seat at an arranged table, 0 or 1. */
export function sidesAt<G extends GameTypes>(
  definition: GameDefinition<G>,
  table: TableSetup<G>,
  sides: Sides,
): readonly number[] {
  if (sides === 'alternate') return seatsOf(table.seats).map((seat) => seat % 2);
  if (sides === 'teams') {
    const teams = teamsAt(definition, table);
    return seatsOf(table.seats).map((seat) => teams.findIndex((team) => team.includes(seat)) % 2);
  }
  return table.seatOptions.map((options) =>
    (options as Readonly<Record<string, unknown>>)[sides.option] === sides.is ? 0 : 1,
  );
}

/** The bot of each seat. The two bots change sides with every match. */
export function seatDuel<B>(sides: readonly number[], [one, other]: readonly [B, B], index: number): B[] {
  return sides.map((side) => ((side + index) % 2 === 0 ? one : other));
}
