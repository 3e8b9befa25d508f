import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test('a name that nobody has yet is kept', () => {
  expect(distinctNames(['Kiwi', 'Moka', 'Olive'])).toEqual(['Kiwi', 'Moka', 'Olive']);
});

test('the second sitter with a name gets a number, in capitals or small letters', () => {
  expect(distinctNames(['Kiwi', 'kiwi', 'Moka', 'Kiwi'])).toEqual(['Kiwi', 'kiwi 2', 'Moka', 'Kiwi 3']);
});

test.each([
  ['Bob', 'В\u{43e}b'],
  ['Lea', 'Lеa'],
  ['Ilya', 'llya'],
  ['Kiwi', 'Ｋｉｗｉ'],
  ['Zoé.', 'Zoé'],
  ['Ana', '\u{410}na'],
  ['Ana', '\u{391}na'],
  ['Ian', '\u{399}an'],
  ['Ian', '\u{406}an'],
  ['Ian', 'lan'],
  ['Kiwi', 'Klw1'],
  ['Lili', 'L|\u{4c0}\u{4cf}'],
  ['Jo', '\u{408}o'],
  ['Vic', '\u{474}ic'],
  ['Dan', '\u{500}an'],
  ['Zo\u{f3}', 'Z\u{43e}\u{43e}\u{301}'],
  ['\u{1f600}\u{1f600}', '\u{1f600}\u{200d}\u{1f600}'],
  ['Tom', 'T\u{1d0f}m'],
  ['Paul', '\u{13e2}au\u{4c0}'],
  ['Bob', 'Bo\u{332}b'],
  ['\u{2764}', '\u{2764}\u{fe0f}'],
  ['Tom', '\u{a4d4}\u{a4f3}\u{a4df}'],
  ['Tom', '\u{2ca6}\u{2c9f}m'],
  ['Tom', '\u{1f163}\u{1f15e}\u{1f15c}'],
  ['Tom', '\u{1f1f9}\u{1f1f4}\u{1f1f2}'],
  ['Bob', 'Bo\u{20dd}b'],
  ['Tom', 'Tom\u{2bc}'],
  ['Tom', 'Tom\u{b4}'],
  ['Paul', '\u{146d}aul'],
  ['Paul', 'Pau\u{5df}'],
  ['Oscar', '\u{6f0}scar'],
  ['Tom', '\u{22a4}om'],
])('names that look alike are told apart: %s and %s', (one, other) => {
  expect(distinctNames([one, other])).toEqual([one, `${other} 2`]);
});

test('letters with marks are different letters', () => {
  expect(distinctNames(['Zoé', 'Zoe'])).toEqual(['Zoé', 'Zoe']);
  expect(distinctNames(['नि', 'न'])).toEqual(['नि', 'न']);
});

test('names in several scripts that differ elsewhere stay as they are', () => {
  const names = ['Léa Ким', 'Zoé Ким', '山田 Ken', '田中 Ken', 'Ana ♥', 'Ana ★', '李', '王', 'Саша', 'Маша'];
  expect(distinctNames(names)).toEqual(names);
});

test('a number that somebody has in their name is not given again', () => {
  expect(distinctNames(['Kiwi 2', 'Kiwi', 'Kiwi'])).toEqual(['Kiwi 2', 'Kiwi', 'Kiwi 3']);
});

test('an empty name stays empty', () => {
  expect(distinctNames(['', 'Kiwi', ''])).toEqual(['', 'Kiwi', '']);
});
