import type { SeenEnd } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes, TilesView } from '../rules/types.ts';

type End = SeenEnd<TilesTypes, TilesWords>;

/** DR-12: who emptied their rack is named, because the sentence is read by those who lost too. */
export function endingOfTiles({ view, viewer, say, nameOf }: End): string {
  const seat = view.mode === 'family' ? view.racks.indexOf(0) : -1;
  if (seat === -1) return say(ruleOf(view));
  return say('end.rack', { who: seat === viewer ? 'me' : 'other', player: nameOf(seat) });
}

function ruleOf({ mode }: TilesView): 'DR-A11.end' | 'DR-4.end' {
  return mode === 'family' ? 'DR-A11.end' : 'DR-4.end';
}
