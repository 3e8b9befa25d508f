import { type Locale, speakerOf } from '@tablee/words';
import { type DiceSay, words as dice } from '../../games/dice/locale/index.ts';
import { type RuckusSay, words as ruckus } from '../../games/ruckus/locale/index.ts';
import { type RummuSay, words as rummu } from '../../games/rummu/locale/index.ts';
import { type RushSay, words as rush } from '../../games/rush-out/locale/index.ts';
import { type TilesSay, words as tiles } from '../../games/tiles/locale/index.ts';

export function tilesWords(locale: Locale): TilesSay {
  return speakerOf(tiles, locale);
}

export function ruckusWords(locale: Locale): RuckusSay {
  return speakerOf(ruckus, locale);
}

export function diceWords(locale: Locale): DiceSay {
  return speakerOf(dice, locale);
}

export function rummuWords(locale: Locale): RummuSay {
  return speakerOf(rummu, locale);
}

export function rushWords(locale: Locale): RushSay {
  return speakerOf(rush, locale);
}

/** The heading of the podium: one winner, several or a draw, with the player among them or not. */
export const WINNER_HEADING = /gagne(?:s|z|nt)?\s!|Égalité\s!/;
