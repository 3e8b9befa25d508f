import { MAX_TEXT_LENGTH } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('free text', () => {
  it.each([
    ['are trimmed', '  bien joué ! \n', 'bien joué !'],
    ['have one form', 'e\u{301}te\u{301}', 'été'],
    ['have no holes', 'a    b', 'a b'],
    ['keep a space that does not break', 'bravo\u{a0}!', 'bravo\u{a0}!'],
    ['stay as they are where they look like a page', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['may be pictures', '👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
    ['join letters where a script does', 'می\u{200c}خواهم', 'می\u{200c}خواهم'],
    ['may be in any script', 'สวัสดี 你好 مرحبا', 'สวัสดี 你好 مرحبا'],
  ])('%s', (_, raw, text) => {
    expect(cleanText(raw)).toEqual({ ok: true, text });
  });

  it.each([
    ['nothing', ''],
    ['only spaces', ' \u{a0} '],
    ['nothing that is seen', '\u{200b}\u{200d}'],
    ['a line break', 'a\nb'],
    ['a control character', 'a\u{7}b'],
    ['a break between paragraphs', 'a\u{2029}b'],
    ['half of a character', 'a\u{d800}b'],
    ['what turns the direction of writing', 'a\u{202e}b'],
    ['a sign that turns it without a word', 'a\u{200f}b'],
    ['an Arabic letter mark', 'a\u{61c}b'],
    ['a joiner between letters that do not join', 'Bob\u{200d}'],
    ['a mark without a letter', '\u{301}a'],
    ['a tower of marks', `a${'\u{30b}'.repeat(5)}`],
  ])('is refused with %s', (_, raw) => {
    expect(cleanText(raw)).toEqual({ ok: false, why: 'bad-words' });
  });

  it('has at most 200 code points, however many bytes those are', () => {
    expect(cleanText('🃏'.repeat(MAX_TEXT_LENGTH))).toMatchObject({ ok: true });
    expect(cleanText('🃏'.repeat(MAX_TEXT_LENGTH + 1))).toEqual({ ok: false, why: 'too-long' });
    expect(cleanText(` ${'a'.repeat(MAX_TEXT_LENGTH)} `)).toMatchObject({ ok: true });
  });
});
