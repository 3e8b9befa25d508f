import type { SeenEnd } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { FamilyView, JuniorView, TilesTypes } from '../rules/types.ts';

type TilesSeenEnd = SeenEnd<TilesTypes, TilesWords>;

export function endingOfTiles(end: TilesSeenEnd): string {
  const { view } = end;
  return view.mode === 'family' ? endingOfFamily(end, view) : endingOfJunior(end, view);
}

/** DR-12: names the player who emptied their rack, because the losers read this sentence too. */
function endingOfFamily({ viewer, say, nameOf }: TilesSeenEnd, { racks }: FamilyView): string {
  const seat = racks.indexOf(0);
  if (seat === -1) return say('DR-A11.end');
  return say('end.rack', { who: seat === viewer ? 'me' : 'other', player: nameOf(seat) });
}

/** DR-4: a tie names no winner. “Us” only if all players are tied and the viewer is one of them. */
function endingOfJunior({ viewer, say }: TilesSeenEnd, { kept }: JuniorView): string {
  const counts = kept.map((tiles) => tiles.length);
  const most = Math.max(...counts);
  const tied = counts.filter((count) => count === most).length;
  if (tied === 1) return say('DR-4.end');
  const isAll = tied === counts.length && typeof viewer === 'number';
  return say('end.tie', { who: isAll ? 'us' : 'others' });
}
