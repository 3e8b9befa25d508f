import { endTitle, standingsOf } from '@tablee/table-ui';
import type { TilesProps } from './props.ts';

type End = Pick<TilesProps, 'result' | 'viewer' | 'say' | 'locale' | 'nameOf'>;

/** The title of the end screen. */
export function sayWon({ result, viewer, say, locale, nameOf }: End): string {
  if (result === null) return say('ui.over');
  return endTitle(standingsOf(result), viewer === 'spectator' ? null : viewer, locale, nameOf);
}
