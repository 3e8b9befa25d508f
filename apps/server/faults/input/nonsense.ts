import type { Rng } from '@tablee/kernel';

const LONGEST_LIST = 4;
const STRANGE_TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '%00',
  '\u{0}',
  '\u{202e}',
  '\u{d800}',
  '🀄'.repeat(20),
  "'; drop table guests; --",
  '<script>alert(1)</script>',
  'x'.repeat(65),
];
const STRANGE_NUMBERS = [-1, 0, 0.5, 1e9, 2 ** 53, -(2 ** 31), 1e308, -0];

export function strangeText(rng: Rng): string {
  return rng.pick(STRANGE_TEXTS);
}

/** Any JSON value; small, harmless ones are rare. */
export function anything(rng: Rng, levels = 3): unknown {
  const shape = rng.below(levels > 0 ? 7 : 5);
  if (shape === 0) return null;
  if (shape === 1) return rng.below(2) === 0;
  if (shape === 2) return rng.pick(STRANGE_NUMBERS);
  if (shape < 5) return strangeText(rng);
  const items = Array.from({ length: rng.below(LONGEST_LIST) }, () => anything(rng, levels - 1));
  return shape === 5 ? items : Object.fromEntries(items.map((item) => [strangeText(rng), item]));
}

/** Nested lists: JSON of any depth can be read, but not always be written again. */
export function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** The record with one value replaced, removed or added. */
export function mistyped(record: Readonly<Record<string, unknown>>, rng: Rng): Record<string, unknown> {
  const entries = Object.entries(record);
  const at = rng.below(entries.length);
  const [name = ''] = entries[at] ?? [];
  const change = rng.below(3);
  if (change === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  if (change === 1) return Object.fromEntries([...entries, [strangeText(rng), anything(rng)]]);
  return Object.fromEntries(entries.with(at, [name, anything(rng)]));
}

/** The text cut short, or with one character inserted or replaced. */
export function spoiled(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const sign = rng.pick(['"', '{', ']', ',', '\\', '\u{0}', 'é', ':']);
  const rest = rng.pick(['', text.slice(at), text.slice(at + 1)]);
  return text.slice(0, at) + (rest === '' ? '' : sign) + rest;
}
