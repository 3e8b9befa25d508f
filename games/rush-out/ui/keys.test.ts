import { describe, expect, it } from 'vitest';
import { isRollKey, spotOfKey } from './keys.ts';

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

describe('the space bar', () => {
  const focusOn = (...selectors: readonly string[]) => {
    return (asked: string): boolean => selectors.some((one) => asked.split(', ').includes(one));
  };
  const at = (phase: 'ready' | 'signal' | 'play' | 'over') => ({
    aims: null,
    shown: { coming: { phase } },
    areKeysOn: true,
  });

  it('rolls wherever the focus is while dice are rolled', () => {
    expect(isRollKey(at('play'), focusOn('button'))).toBe(true);
    expect(isRollKey(at('signal'), focusOn('button'))).toBe(true);
    expect(isRollKey(at('play'), focusOn())).toBe(true);
  });

  it('presses the button that has the focus while nobody can roll: being ready, a target, passing', () => {
    expect(isRollKey(at('ready'), focusOn('button'))).toBe(false);
    expect(isRollKey({ ...at('play'), aims: [] }, focusOn('button'))).toBe(false);
    expect(isRollKey(at('over'), focusOn('button'))).toBe(false);
  });

  it('does not roll where letters and digits are switched off: it presses what has the focus', () => {
    expect(isRollKey({ ...at('play'), areKeysOn: false }, focusOn('button'))).toBe(false);
    expect(isRollKey({ ...at('play'), areKeysOn: false }, focusOn())).toBe(false);
  });

  it('belongs to a field, a window, a button of the bar or of a tip', () => {
    for (const own of ['input', 'dialog', '.topbar button:focus-visible', '.tip button']) {
      expect(isRollKey(at('play'), focusOn(own))).toBe(false);
    }
  });

  it('rolls where a button of the bar only keeps the focus since it was clicked', () => {
    expect(isRollKey(at('play'), focusOn('.topbar button'))).toBe(true);
  });
});
