import { MAX_TEXT_LENGTH } from '@tablee/protocol';
import { isReadable, withoutHidden } from './plain-text.ts';

export type CleanText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'too-long' | 'bad-words' };

/** Normalises typed text. Text with hidden characters is refused, so that its sender knows. */
export function cleanText(raw: string): CleanText {
  const text = raw.normalize('NFC').trim();
  if (withoutHidden(text) !== text || !isReadable(text)) return { ok: false, why: 'bad-words' };
  const spaced = text.replaceAll(/\s{2,}/g, ' ');
  return Array.from(spaced).length > MAX_TEXT_LENGTH ? { ok: false, why: 'too-long' } : { ok: true, text: spaced };
}
