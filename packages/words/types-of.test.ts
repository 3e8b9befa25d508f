import { describe, expect, it } from 'vitest';
import { languageGaps, repeatedIds, typesOf } from './types-of.ts';

describe('the generated types of words', () => {
  it('have one line per sentence, with its facts', () => {
    const text = typesOf({ title: 'Tuiles', tile: '{value} {colour, select, R {rouge} other {prune}}' }, null);
    expect(text).toContain("export interface Words {\n  'title': {};\n");
    expect(text).toContain("  'tile': { colour: string | number; value: string | number };\n");
    expect(text).not.toContain('BoxWords');
  });

  it('make a fact a number if it is counted anywhere in the sentence', () => {
    expect(typesOf({ a: '{n} {n, plural, one {tuile de {who}} other {tuiles}}' }, null)).toContain(
      "'a': { n: number; who: string | number };",
    );
  });

  it('have an interface of their own for the box', () => {
    expect(typesOf({}, { name: 'Tuiles' })).toContain("export interface BoxWords {\n  'name': {};\n}");
  });
});

it('a sentence in two files of one language is found', () => {
  expect(repeatedIds([{ a: 'x', b: 'y' }, { c: 'z' }])).toEqual([]);
  expect(repeatedIds([{ a: 'x', b: 'y' }, { c: 'z' }, { b: 'y' }])).toEqual(['b is in several files']);
});

describe('two languages', () => {
  it('agree if they have the same ids with the same facts', () => {
    expect(languageGaps({ fr: { a: '{n} tuiles' }, en: { a: '{n} tiles' } })).toEqual([]);
  });

  it('disagree if an id is missing or needs another fact', () => {
    expect(languageGaps({ fr: { a: 'x', b: '{player}' }, en: { b: '{seat}', c: 'x' } })).toEqual([
      'a is said in one language only',
      'b holds other facts in French than in English',
      'c is said in one language only',
    ]);
  });
});
