import type { TableInfo } from '@tablee/protocol';
import { listOf } from '@tablee/table-ui';
import type { Locale } from '@tablee/words';
import type { SayPage } from '../../locale/index.ts';
import { nameAt, takenPlaces } from './lobby-status.ts';

interface Beginning {
  readonly long: string;
  /** For narrow screens. */
  readonly short: string;
}

/** The number of players and their names, as the match would begin now. */
export function howItBegins(table: TableInfo, own: number | null, say: SayPage, locale: Locale): Beginning {
  const taken = takenPlaces(table);
  const count = taken.length;
  if (table.teams !== null) {
    return { long: sayPartners(table, own, say, locale), short: sayTeams(table.teams, count, say) };
  }
  const names = taken.filter((seat) => seat !== own).map((seat) => nameAt(table, seat));
  return {
    long: say('lobby.start-with', { count, names: listOf(names, locale) }),
    short: say('lobby.start-count', { count }),
  };
}

/** Names the teams, the viewer's own first: « Léa et toi contre Malik et Jules ». */
function sayPartners(table: TableInfo, own: number | null, say: SayPage, locale: Locale): string {
  const teams = table.teams ?? [];
  const count = takenPlaces(table).length;
  if (teams.length < 2) return sayTeams(teams, count, say);
  const isMine = (places: readonly number[]): boolean => own !== null && places.includes(own);
  const sides = teams
    .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))
    .map((places) => {
      const others = places.filter((place) => place !== own).map((place) => nameAt(table, place));
      return listOf(isMine(places) ? [...others, say('lobby.you')] : others, locale);
    });
  return say('lobby.start-sides', { count, sides: sides.reduce((head, last) => say('lobby.side', { head, last })) });
}

/** The number of teams if they are equal, otherwise their sizes. */
function sayTeams(teams: NonNullable<TableInfo['teams']>, count: number, say: SayPage): string {
  const sizes = teams.map(({ length }) => length);
  if (new Set(sizes).size === 1) return say('lobby.start-teams', { count, teams: teams.length });
  const sides = sizes.map(String).reduce((head, last) => say('lobby.side', { head, last }));
  return say('lobby.start-sides', { count, sides });
}
