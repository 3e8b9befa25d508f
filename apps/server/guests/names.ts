import { isReadable, isVisible, withoutHidden } from '@tablee/host';

/** In letters of ordinary width. */
export const MAX_NAME_WIDTH = 24;
/**
 * Single characters drawn as a whole phrase or several letters wide: Arabic ligatures, long dashes, cuneiform, Tamil,
 * Burmese and Javanese signs.
 */
const WIDE = /[\u{fdf0}-\u{fdff}\u{2e3a}\u{2e3b}\u{12000}-\u{1254f}\u{bf3}-\u{bfa}\u{102a}\u{a9c1}-\u{a9c5}]/u;
/** Width that a character of `WIDE` counts for, in letters of ordinary width. */
const WIDE_LETTERS = 12;

/** The name with hidden characters and repeated spaces removed; null if it cannot be read or is too wide. */
export function cleanName(raw: string): string | null {
  const name = tidied(raw);
  return isReadable(name) && widthOf(name) <= MAX_NAME_WIDTH ? name : null;
}

/** The reason why `cleanName` refuses a name. */
export function nameProblemOf(raw: string): 'no-name' | 'long-name' | 'bad-name' {
  const name = tidied(raw);
  if (!isVisible(name)) return 'no-name';
  return widthOf(name) > MAX_NAME_WIDTH ? 'long-name' : 'bad-name';
}

function tidied(raw: string): string {
  return withoutHidden(raw.normalize('NFC').replaceAll(/\s+/g, ' ')).replaceAll(/ +/g, ' ').trim();
}

function widthOf(name: string): number {
  return Array.from(name).reduce((width, character) => width + (WIDE.test(character) ? WIDE_LETTERS : 1), 0);
}

/** Names that read alike in French and in English. */
export const NICKNAMES: readonly string[] = [
  'Basil',
  'Biscuit',
  'Bonbon',
  'Brioche',
  'Cactus',
  'Caramel',
  'Confetti',
  'Cosmo',
  'Flamenco',
  'Kiwi',
  'Limbo',
  'Mambo',
  'Mirabelle',
  'Moka',
  'Nougat',
  'Olive',
  'Papaya',
  'Pixel',
  'Polka',
  'Praline',
  'Samba',
  'Tango',
  'Turbo',
  'Zigzag',
];
