import { describe, expect, it } from 'vitest';
import { languageGaps, typesOf } from './types-of.ts';

describe('what is written of the words', () => {
  it('one line a sentence, with the facts that it holds', () => {
    const text = typesOf({ title: 'Tuiles', tile: '{value} {colour, select, R {rouge} other {prune}}' }, null);
    expect(text).toContain("export interface Words {\n  'title': {};\n");
    expect(text).toContain("  'tile': { colour: string | number; value: string | number };\n");
    expect(text).not.toContain('BoxWords');
  });

  it('what is counted is a number, also where it is said as well', () => {
    expect(typesOf({ a: '{n} {n, plural, one {tuile de {who}} other {tuiles}}' }, null)).toContain(
      "'a': { n: number; who: string | number };",
    );
  });

  it('what stands on the box is told apart', () => {
    expect(typesOf({}, { name: 'Tuiles' })).toContain("export interface BoxWords {\n  'name': {};\n}");
  });
});

describe('two languages', () => {
  it('agree where they say the same with the same facts', () => {
    expect(languageGaps({ fr: { a: '{n} tuiles' }, en: { a: '{n} tiles' } })).toEqual([]);
  });

  it('disagree where one is silent or needs another fact', () => {
    expect(languageGaps({ fr: { a: 'x', b: '{player}' }, en: { b: '{seat}', c: 'x' } })).toEqual([
      'a is said in one language only',
      'b holds other facts in French than in English',
      'c is said in one language only',
    ]);
  });
});
