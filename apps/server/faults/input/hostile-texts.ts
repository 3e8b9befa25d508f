import type { Rng } from '@tablee/kernel';

/** Characters that are invisible or change the writing direction of their neighbours. */
const HIDDEN_SIGNS = ['\u{3164}', '\u{ffa0}', '\u{115f}', '\u{2800}', '\u{200f}', '\u{061c}', '\u{202e}', '\u{e0041}'];
const STACKED = `a${'\u{0301}\u{0489}'.repeat(11)}`;
const HOSTILE = [
  ...HIDDEN_SIGNS,
  ...HIDDEN_SIGNS.map((sign) => `Bob${sign}`),
  'Bob',
  'Bob\u{200d}',
  'B\u{200b}ob',
  'Воb',
  STACKED,
  '\u{0301}',
  '\u{feff}',
];
const SEEN_NOWHERE = new RegExp(`[${HIDDEN_SIGNS.join('')}\u{200b}\u{feff}]|Bob\u{200d}|\\p{M}{5}`, 'u');

/** A text that is invisible, imitates another or covers its neighbours on the screen. */
export function hostileText(rng: Rng): string {
  return rng.pick(HOSTILE);
}

/** True if the text contains such characters. */
export function showsHidden(text: string): boolean {
  return SEEN_NOWHERE.test(text);
}
