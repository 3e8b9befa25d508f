import { type AnyGame, arrangeTable, teamsAt } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';

/** Places that belong together: a team, or those that fall away when the match begins. */
export interface PlaceGroup {
  readonly kind: 'mine' | 'opposite' | 'team' | 'spare';
  /** Counted from 1; 0 for those that fall away. */
  readonly n: number;
  readonly places: readonly number[];
}

/**
 * The teams as they would be if the match began now; while it cannot, as they would be with every place taken. Null
 * where everybody plays alone, and where nobody can tell yet.
 */
export function placeGroups(definition: AnyGame, table: TableInfo, own: number | null): PlaceGroup[] | null {
  const teams = table.teams ?? teamsOfAllPlaces(definition, table);
  if (teams === null) return null;
  const grouped = teams.map((places, index) => ({ kind: kindOf(places, teams.length, own), n: index + 1, places }));
  const inTeams = new Set(teams.flat());
  const spare = table.seats.flatMap((_, place) => (inTeams.has(place) ? [] : [place]));
  const groups: PlaceGroup[] = spare.length === 0 ? grouped : [...grouped, { kind: 'spare', n: 0, places: spare }];
  return groups.toSorted((a, b) => Number(b.kind === 'mine') - Number(a.kind === 'mine'));
}

function teamsOfAllPlaces(
  definition: AnyGame,
  { seats, options, seatOptions }: TableInfo,
): readonly (readonly number[])[] | null {
  if (definition.teams === undefined) return null;
  const arranged = arrangeTable(definition, { seats: seats.length, options, seatOptions });
  return arranged.ok ? teamsAt(definition, arranged.table) : null;
}

/** To a visitor, and among three teams, nobody is opposite. */
function kindOf(places: readonly number[], teams: number, own: number | null): PlaceGroup['kind'] {
  if (own === null || teams === 1) return own === null ? 'team' : 'mine';
  if (places.includes(own)) return 'mine';
  return teams === 2 ? 'opposite' : 'team';
}
