import type { TableInfo } from '@tablee/protocol';
import { listOf } from '@tablee/table-ui';
import type { Locale } from '@tablee/words';
import type { SayPage } from '../../locale/index.ts';
import { nameAt, takenPlaces } from './lobby-status.ts';

interface Beginning {
  readonly long: string;
  /** Where there is little room. */
  readonly short: string;
}

/** With how many and with whom the match would begin now. */
export function howItBegins(table: TableInfo, own: number | null, say: SayPage, locale: Locale): Beginning {
  const taken = takenPlaces(table);
  const count = taken.length;
  if (table.teams !== null) {
    const teams = sayTeams(table.teams, count, say);
    return { long: teams, short: teams };
  }
  const names = taken.filter((seat) => seat !== own).map((seat) => nameAt(table, seat));
  return {
    long: say('lobby.start-with', { count, names: listOf(names, locale) }),
    short: say('lobby.start-count', { count }),
  };
}

/** Equal teams are counted; where they are not, it is said how many play against how many. */
function sayTeams(teams: NonNullable<TableInfo['teams']>, count: number, say: SayPage): string {
  const sizes = teams.map(({ length }) => length);
  if (new Set(sizes).size === 1) return say('lobby.start-teams', { count, teams: teams.length });
  const sides = sizes.map(String).reduce((head, last) => say('lobby.side', { head, last }));
  return say('lobby.start-sides', { count, sides });
}
