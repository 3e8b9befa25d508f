import { expect, it } from 'vitest';
import { digitOf, isTableKey } from './table-keys.ts';

const PLAIN = { key: 'd', ctrlKey: false, metaKey: false, altKey: false, repeat: false, defaultPrevented: false };

/** True for selectors that list this word. */
const focusIn = (word: string) => (selector: string) => selector.split(', ').includes(word);
const nowhere = () => false;

it('a letter is the table’s wherever nobody writes', () => {
  expect(isTableKey(PLAIN, nowhere)).toBe(true);
  expect(isTableKey(PLAIN, focusIn('button'))).toBe(true);
  expect(isTableKey(PLAIN, focusIn('.topbar button'))).toBe(true); // a closed menu leaves the focus there
  expect(isTableKey(PLAIN, focusIn('input'))).toBe(false);
  expect(isTableKey(PLAIN, focusIn('dialog'))).toBe(false);
});

it.each([' ', 'Enter'])('a focused control has its own key: %j', (key) => {
  expect(isTableKey({ ...PLAIN, key }, focusIn('button'))).toBe(false);
  expect(isTableKey({ ...PLAIN, key }, focusIn('a'))).toBe(false);
  expect(isTableKey({ ...PLAIN, key }, nowhere)).toBe(true);
});

it('what the browser or somebody else uses is left alone, and a key that is held counts once', () => {
  for (const used of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'defaultPrevented']) {
    expect(isTableKey({ ...PLAIN, [used]: true }, nowhere)).toBe(false);
  }
});

it('a digit is where it lies, also where a French keyboard has another sign', () => {
  expect(digitOf({ code: 'Digit2', shiftKey: false })).toBe('2');
  expect(digitOf({ code: 'Digit2', shiftKey: true })).toBeNull(); // Shift makes the printed digit count
  expect(digitOf({ code: 'KeyQ', shiftKey: false })).toBeNull();
});
