import type { TableInfo } from '@tablee/protocol';

/** A team, or the open places that are removed when the match begins. */
export interface PlaceGroup {
  readonly kind: 'mine' | 'opposite' | 'team' | 'spare';
  /** Counted from 1; 0 for spare places. */
  readonly n: number;
  readonly places: readonly number[];
}

/** Teams as the host foresees them; null if everybody plays alone or the host cannot tell yet. */
export function placeGroups({ teams, seats }: TableInfo, own: number | null): PlaceGroup[] | null {
  if (teams === null) return null;
  const grouped = teams.map((places, index) => ({ kind: kindOf(places, teams.length, own), n: index + 1, places }));
  const inTeams = new Set(teams.flat());
  const spare = seats.flatMap((_, place) => (inTeams.has(place) ? [] : [place]));
  const groups: PlaceGroup[] = spare.length === 0 ? grouped : [...grouped, { kind: 'spare', n: 0, places: spare }];
  return groups.toSorted((a, b) => Number(b.kind === 'mine') - Number(a.kind === 'mine'));
}

/** Visitors, and players among three teams, have no opposite team. */
function kindOf(places: readonly number[], teams: number, own: number | null): PlaceGroup['kind'] {
  if (own === null || teams === 1) return own === null ? 'team' : 'mine';
  if (places.includes(own)) return 'mine';
  return teams === 2 ? 'opposite' : 'team';
}
