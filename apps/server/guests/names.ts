import { isReadable, withoutHidden } from '@tablee/host';

/** In code points. */
export const LONGEST_NAME = 24;

/** A name as others may see it; null where nothing would be seen, or too much. */
export function cleanName(raw: string): string | null {
  const name = withoutHidden(raw.normalize('NFC').replaceAll(/\s+/g, ' ')).replaceAll(/ +/g, ' ').trim();
  return isReadable(name) && Array.from(name).length <= LONGEST_NAME ? name : null;
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
