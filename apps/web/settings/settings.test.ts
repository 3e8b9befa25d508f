import { describe, expect, it } from 'vitest';
import { localeFor } from './settings.ts';

describe('the language', () => {
  it.each([
    ['en', ['fr-FR'], 'en'],
    [null, ['fr-CA', 'en'], 'fr'],
    [null, ['de-DE', 'en-GB'], 'en'],
    [null, ['EN-us'], 'en'],
    [null, ['de'], 'en'],
    ['nonsense', [], 'en'],
  ])('%s chosen, with a browser in %j, is %s', (chosen, languages, locale) => {
    expect(localeFor(chosen, languages)).toBe(locale);
  });
});
