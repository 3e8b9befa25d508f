import { MAX_TEXT } from '@tablee/protocol';

/** Controls, line breaks, halves of characters, and what turns the direction of whatever stands beside it. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u{2028}\u{2029}\u{202a}-\u{202e}\u{2066}-\u{2069}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language stacks so many marks on one letter: it would be drawn over what stands above. */
const STACKED = /\p{M}{5}/u;

export type CleanText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'too-long' | 'bad-words' };

/** What somebody typed, as others may see it. */
export function cleanText(raw: string): CleanText {
  const text = raw.normalize('NFC').trim();
  if (FORBIDDEN.test(text) || STACKED.test(text) || !VISIBLE.test(text)) return { ok: false, why: 'bad-words' };
  const spaced = text.replaceAll(/\s{2,}/g, ' ');
  return Array.from(spaced).length > MAX_TEXT ? { ok: false, why: 'too-long' } : { ok: true, text: spaced };
}
