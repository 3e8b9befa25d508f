import { describe, expect, it } from 'vitest';
import { isRollKey, spotOfKey } from './keys.ts';
import { HEROES, seen } from './play/table.scenario.ts';

const VIEW = seen(HEROES);

describe('the keys of the cards', () => {
  it('are Q, W and E, by letter and by position', () => {
    expect(['q', 'W', 'e'].map((key) => spotOfKey(key, '', VIEW, 'heroes'))).toEqual(['t1', 't2', 't3']);
    expect(spotOfKey('a', 'KeyQ', VIEW, 'heroes')).toBe('t1'); // on a French keyboard
    expect(spotOfKey('z', 'KeyW', VIEW, 'heroes')).toBe('t2');
  });

  it('mean the cards of the player’s camp; T means the dragon’s tile for heroes only', () => {
    expect(spotOfKey('e', 'KeyE', VIEW, 'sorcerer')).toBe('s3');
    expect(spotOfKey('t', 'KeyT', VIEW, 'heroes')).toBe('dragon');
    expect(spotOfKey('t', 'KeyT', VIEW, 'sorcerer')).toBe(null);
  });

  it('do not include other letters', () => {
    expect(spotOfKey('a', 'KeyA', VIEW, 'heroes')).toBe(null);
  });
});

describe('the space bar', () => {
  const focusOn = (...selectors: readonly string[]) => {
    return (asked: string): boolean => selectors.some((one) => asked.split(', ').includes(one));
  };
  const at = (phase: 'ready' | 'signal' | 'play' | 'over') => ({
    asked: null,
    shown: { coming: { phase } },
    areKeysOn: true,
  });

  it('rolls regardless of the focus while a roll is possible', () => {
    expect(isRollKey(at('play'), focusOn('button'))).toBe(true);
    expect(isRollKey(at('signal'), focusOn('button'))).toBe(true);
    expect(isRollKey(at('play'), focusOn())).toBe(true);
  });

  it('presses the focused button while no roll is possible: ready, a target, decline', () => {
    expect(isRollKey(at('ready'), focusOn('button'))).toBe(false);
    expect(isRollKey({ ...at('play'), asked: {} as never }, focusOn('button'))).toBe(false);
    expect(isRollKey(at('over'), focusOn('button'))).toBe(false);
  });

  it('presses the focused button if letter keys are switched off', () => {
    expect(isRollKey({ ...at('play'), areKeysOn: false }, focusOn('button'))).toBe(false);
    expect(isRollKey({ ...at('play'), areKeysOn: false }, focusOn())).toBe(false);
  });

  it('is handled by a field, a dialog, a button of the top bar or of a tip', () => {
    for (const own of ['input', 'dialog', '.topbar button:focus-visible', '.tip button']) {
      expect(isRollKey(at('play'), focusOn(own))).toBe(false);
    }
  });

  it('rolls if a button of the top bar has the focus only from a click', () => {
    expect(isRollKey(at('play'), focusOn('.topbar button'))).toBe(true);
  });
});
