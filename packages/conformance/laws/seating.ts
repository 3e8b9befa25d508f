import {
  type AnyGame,
  arrangeSeats,
  canonical,
  type GameTypes,
  mostSeats,
  type Rng,
  readOptions,
  stepRng,
  type TableSetup,
  teamsAt,
} from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, seatsAt, type VisitedState } from '../law.ts';
import { randomSeatOptions } from '../tables.ts';

/**
 * Seat counts are ascending. Any seat options are either completed, always in the same way, or refused by a rule that
 * shows as a refusal. Every seat is in exactly one team, and a team shares its result.
 */
export const seating: Law = {
  id: 'seating',
  begin: (definition) => ({
    deal: ({ match: { table, seed } }) =>
      firstComplaint(findFaults(definition, table, stepRng(seed, Number.MAX_SAFE_INTEGER))),
    state: (visit) => checkTeamResults(definition, visit),
  }),
};

const MAX_TRIES = 6;

function* findFaults(definition: AnyGame, table: TableSetup<GameTypes>, rng: Rng): Generator<Complaint> {
  const { counts } = definition.seating(table.options);
  const isRising = counts.every((count, index) => Number.isInteger(count) && count > (counts[index - 1] ?? 0));
  yield isRising ? null : `${counts.join(' ')} are no seat counts`;
  yield checkTeams(definition, table);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seats = 1 + rng.below(mostSeats({ counts }));
    const seatOptions = randomSeatOptions(definition, seats, rng);
    yield checkArranging(definition, { seats, options: table.options, seatOptions });
  }
}

/** Also called with fewer seats than any count, as at a table that is still filling. */
function checkArranging(definition: AnyGame, table: TableSetup<GameTypes>): Complaint {
  const asked = canonical(table);
  const arranged = arrangeSeats(definition, table);
  if (canonical(table) !== asked) return `arrange changes the seat options it was given: ${asked}`;
  if (canonical(arrangeSeats(definition, table)) !== canonical(arranged))
    return `${asked} is not always arranged alike`;
  if (!arranged.ok) {
    const { rule } = arranged.refusal;
    return definition.rulebook[rule]?.shows.includes('refusal') ? null : `${rule} does not say that it refuses`;
  }
  const { seatOptions } = arranged;
  const isWhole = seatOptions.length === table.seats && seatOptions.every((one) => isComplete(definition, one));
  if (!isWhole) return `${asked} is arranged as ${canonical(seatOptions)}`;
  const again = arrangeSeats(definition, { ...table, seatOptions });
  return canonical(again) === canonical(arranged) ? null : `${canonical(seatOptions)} is arranged again and changes`;
}

function isComplete(definition: AnyGame, options: object): boolean {
  const read = readOptions(definition.seatOptions, options);
  return read.ok && canonical(read.options) === canonical(options);
}

function checkTeams(definition: AnyGame, table: TableSetup<GameTypes>): Complaint {
  const teams = teamsAt(definition, table);
  const members = teams.flat().toSorted((a, b) => a - b);
  if (canonical(members) !== canonical(seatsAt({ table }))) {
    return `the teams ${canonical(teams)} are not one for each seat`;
  }
  const names = definition.teamNames?.(table.options) ?? [];
  const isNamed = names.length === 0 || names.length === teams.length;
  return isNamed ? null : `${teams.length} teams are called ${names.join(', ')}`;
}

/** Partners have equal ranks, scores and round scores. */
function checkTeamResults(definition: AnyGame, { match: { state, table } }: VisitedState): Complaint {
  const result = definition.result(state);
  const shared = [...(result === null ? [] : [result.ranks, result.scores]), ...(definition.rounds?.(state) ?? [])];
  for (const team of teamsAt(definition, table)) {
    const torn = shared.find((values) => new Set(team.map((seat) => values[seat])).size > 1);
    if (torn !== undefined) return `team ${team.join(' ')} does not share ${torn.join(' ')}`;
  }
  return null;
}
