import type { SeenEnd } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { FamilyView, JuniorView, TilesTypes } from '../rules/types.ts';

type End = SeenEnd<TilesTypes, TilesWords>;

export function endingOfTiles(end: End): string {
  const { view } = end;
  return view.mode === 'family' ? endingOfFamily(end, view) : endingOfJunior(end, view);
}

/** DR-12: who emptied their rack is named, because the sentence is read by those who lost too. */
function endingOfFamily({ viewer, say, nameOf }: End, { racks }: FamilyView): string {
  const seat = racks.indexOf(0);
  if (seat === -1) return say('DR-A11.end');
  return say('end.rack', { who: seat === viewer ? 'me' : 'other', player: nameOf(seat) });
}

/** DR-4: nobody is said to have the most where several have; a third player, or a spectator, is not one of them. */
function endingOfJunior({ viewer, say }: End, { kept }: JuniorView): string {
  const counts = kept.map((tiles) => tiles.length);
  const most = Math.max(...counts);
  const tied = counts.filter((count) => count === most).length;
  if (tied === 1) return say('DR-4.end');
  const isAll = tied === counts.length && typeof viewer === 'number';
  return say('end.tie', { who: isAll ? 'us' : 'others' });
}
