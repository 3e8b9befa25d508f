import { endTitle, standingsOf } from '@tablee/table-ui';
import type { TilesProps } from './props.ts';

type End = Pick<TilesProps, 'result' | 'viewer' | 'say' | 'locale' | 'nameOf'>;

/** Who has won, as the screen of the end says it. */
export function sayWon({ result, viewer, say, locale, nameOf }: End): string {
  if (result === null) return say('ui.over');
  return endTitle(standingsOf(result), viewer === 'spectator' ? null : viewer, locale, nameOf);
}
