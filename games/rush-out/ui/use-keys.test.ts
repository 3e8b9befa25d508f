import { describe, expect, it } from 'vitest';
import { spotOfKey } from './use-keys.ts';

describe('the keys of the cards', () => {
  it('are Q, W and E, by what is printed on them and by where they lie', () => {
    expect(['q', 'W', 'e'].map((key) => spotOfKey(key, '', 'heroes'))).toEqual(['t1', 't2', 't3']);
    expect(spotOfKey('a', 'KeyQ', 'heroes')).toBe('t1'); // on a French keyboard
    expect(spotOfKey('z', 'KeyW', 'heroes')).toBe('t2');
  });

  it('mean the cards of my side, and T the dragon’s tile for heroes alone', () => {
    expect(spotOfKey('e', 'KeyE', 'sorcerer')).toBe('s3');
    expect(spotOfKey('t', 'KeyT', 'heroes')).toBe('dragon');
    expect(spotOfKey('t', 'KeyT', 'sorcerer')).toBe(null);
  });

  it('are no others', () => {
    expect(spotOfKey('a', 'KeyA', 'heroes')).toBe(null);
  });
});
