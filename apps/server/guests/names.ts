const MOST_CHARACTERS = 24;
/** Joins two pictures into one: the only invisible character that a name keeps. */
const JOINER = '\u{200d}';
const INVISIBLE = new RegExp(`(?!${JOINER})\\p{C}`, 'gu');
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as others may see it; null where nothing would be seen, or too much. */
export function cleanName(raw: string): string | null {
  const name = raw.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').trim();
  return VISIBLE.test(name) && Array.from(name).length <= MOST_CHARACTERS ? name : null;
}

/** Read alike in French and in English. */
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
