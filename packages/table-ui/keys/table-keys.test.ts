import { expect, it } from 'vitest';
import { digitOf, isTableKey } from './table-keys.ts';

const FREE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const PLAIN = { key: 'd', ...FREE, repeat: false, defaultPrevented: false };

/** True for selectors that list this word. */
const focusIn = (word: string) => (selector: string) => selector.split(', ').includes(word);
const nowhere = () => false;

it('a letter is a table key unless the focus is in a text field', () => {
  expect(isTableKey(PLAIN, nowhere)).toBe(true);
  expect(isTableKey(PLAIN, focusIn('button'))).toBe(true);
  expect(isTableKey(PLAIN, focusIn('.topbar button'))).toBe(true); // a closed menu leaves the focus there
  expect(isTableKey(PLAIN, focusIn('input'))).toBe(false);
  expect(isTableKey(PLAIN, focusIn('dialog'))).toBe(false);
});

it.each([' ', 'Enter'])('%j on a focused control presses the control', (key) => {
  expect(isTableKey({ ...PLAIN, key }, focusIn('button'))).toBe(false);
  expect(isTableKey({ ...PLAIN, key }, focusIn('a'))).toBe(false);
  expect(isTableKey({ ...PLAIN, key }, nowhere)).toBe(true);
});

it('keys with another use are left alone, and a held key counts once', () => {
  for (const used of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'defaultPrevented']) {
    expect(isTableKey({ ...PLAIN, [used]: true }, nowhere)).toBe(false);
  }
});

it('a digit is known by its position, whatever sign the layout has there', () => {
  expect(digitOf({ code: 'Digit2', shiftKey: false })).toBe('2');
  expect(digitOf({ code: 'Digit2', shiftKey: true })).toBeNull(); // Shift makes the printed digit count
  expect(digitOf({ code: 'KeyQ', shiftKey: false })).toBeNull();
});

it.each(['ctrlKey', 'metaKey'])('undo of other programs is the table’s, too: %s and Z', (modifier) => {
  expect(isTableKey({ ...PLAIN, key: 'z', [modifier]: true }, nowhere)).toBe(true);
  expect(isTableKey({ ...PLAIN, key: 'z', [modifier]: true }, focusIn('input'))).toBe(false);
  expect(isTableKey({ ...PLAIN, key: 'z', [modifier]: true, shiftKey: true }, nowhere)).toBe(false); // redo
});
