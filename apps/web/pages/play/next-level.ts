import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { standingsOf } from '@tablee/table-ui';

export interface NextLevel {
  readonly level: string;
  readonly isHarder: boolean;
}

interface RanksAndScores {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

/** Minimum lead, in points: scores that only count wins are no landslide. */
const MIN_LEAD_POINTS = 4;
/** Minimum lead, as a fraction of the largest score. */
const MIN_LEAD_SHARE = 0.5;

/**
 * The next level, harder or easier, after a clear win or loss against bots of one level; null otherwise, or if there is
 * no such level. `levels` begins with the easiest.
 */
export function nextLevel(
  levels: readonly string[],
  { seats, teams }: Pick<TableInfo, 'seats' | 'teams'>,
  viewer: Viewer,
  result: RanksAndScores,
): NextLevel | null {
  const met = levelMet({ seats });
  if (viewer === 'spectator' || met === null) return null;
  const won = landslideOf(teams, viewer, result);
  if (won === null || !levels.includes(met)) return null;
  const level = levels[levels.indexOf(met) + (won ? 1 : -1)];
  return level === undefined ? null : { level, isHarder: won };
}

/** The level of all bots; null if other people play or the levels differ. */
function levelMet({ seats }: Pick<TableInfo, 'seats'>): string | null {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const met = new Set(seats.flatMap((info) => (info.kind === 'bot' ? [info.level] : [])));
  return people === 1 && met.size === 1 ? ([...met][0] ?? null) : null;
}

/** True after a clear win, false after a clear loss in last place, null for neither. */
function landslideOf(teams: TableInfo['teams'], seat: number, result: RanksAndScores): boolean | null {
  const sides = standingsOf(result, teams);
  const mine = sides.find(({ seats }) => seats.includes(seat));
  const [first, second] = sides;
  if (mine === undefined || first === undefined || second === undefined || first.rank === second.rank) return null;
  const isLast = sides.every(({ seats, rank }) => seats === mine.seats || rank < mine.rank);
  if (mine !== first && !isLast) return null;
  const gap = Math.abs(first.score - (mine === first ? second : mine).score);
  const largest = Math.max(...sides.map(({ score }) => Math.abs(score)));
  return gap >= MIN_LEAD_POINTS && gap >= largest * MIN_LEAD_SHARE ? mine === first : null;
}
