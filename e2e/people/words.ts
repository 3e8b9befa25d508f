import { type Locale, type Say, speakerOf } from '@tablee/words';
import { words as ruckus } from '../../games/ruckus/locale/index.ts';
import { words as tiles } from '../../games/tiles/locale/index.ts';

/** What stands on the tiles' table, in the language of whoever sits there. */
export function tilesWords(locale: Locale): Say {
  return speakerOf(tiles, locale);
}

export function ruckusWords(locale: Locale): Say {
  return speakerOf(ruckus, locale);
}
