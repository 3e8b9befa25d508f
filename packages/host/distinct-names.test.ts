import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test('everybody keeps a name that nobody before them has', () => {
  expect(distinctNames(['Kiwi', 'Moka', 'Olive'])).toEqual(['Kiwi', 'Moka', 'Olive']);
});

test('who comes second with a name gets a number, whatever the letters’ size', () => {
  expect(distinctNames(['Kiwi', 'kiwi', 'Moka', 'Kiwi'])).toEqual(['Kiwi', 'kiwi 2', 'Moka', 'Kiwi 3']);
});

test('a number that somebody chose is not given again', () => {
  expect(distinctNames(['Kiwi 2', 'Kiwi', 'Kiwi'])).toEqual(['Kiwi 2', 'Kiwi', 'Kiwi 3']);
});

test('nobody stays nobody', () => {
  expect(distinctNames(['', 'Kiwi', ''])).toEqual(['', 'Kiwi', '']);
});
