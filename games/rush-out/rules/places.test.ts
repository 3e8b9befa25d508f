import { toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { diceAt, isCompleted, missingAt } from './board.ts';
import { addCompletion, LOOSE, returnDice } from './dice.ts';
import { install, installedModules } from './modules/installed.ts';
import { TRAINING_MODULES } from './modules/trainings.ts';
import { spotsOf } from './places.ts';
import { legalOf, NOW, training1, training2 } from './rush.scenario.ts';
import type { Die, RushState } from './types.ts';

/** A trial on which the sorcerer has dice too, as cards with a side for each camp will have. */
function bothAt1(): RushState {
  const state = training1('t1 rats: B1 . .', 'B warrior blue: (sword) - -');
  const placed: Die = { is: 'placed', face: 'water', spot: 't1', square: 1 };
  return { ...state, dice: state.dice.with(0, [placed, LOOSE, LOOSE, LOOSE, LOOSE]) };
}

describe('a place with dice of both camps', () => {
  it('has the dice of each camp on its own squares', () => {
    const state = bothAt1();
    expect(diceAt(state, 't1', 'heroes')).toEqual([{ seat: 1, die: 0, square: 0 }]);
    expect(diceAt(state, 't1', 'sorcerer')).toEqual([{ seat: 0, die: 0, square: 1 }]);
    expect(missingAt(state, 't1', 'heroes')).toBe(2);
  });

  it('is completed by each camp for itself', () => {
    const state = addCompletion(bothAt1(), 't1', 'sorcerer', toMillis(NOW));
    expect(isCompleted(state, 't1', 'sorcerer')).toBe(true);
    expect(isCompleted(state, 't1', 'heroes')).toBe(false);
  });

  it('returns the dice of one camp only', () => {
    const state = returnDice(bothAt1(), 't1', 'heroes');
    expect(diceAt(state, 't1', 'heroes')).toEqual([]);
    expect(diceAt(state, 't1', 'sorcerer')).toHaveLength(1);
  });
});

describe('the modules of a chapter', () => {
  it('[RO-27] are in the order of the rulebook', () => {
    expect(spotsOf(training1(), 'heroes')).toEqual(['t1', 't2', 't3']);
    expect(spotsOf(training2(), 'heroes')).toEqual(['t1', 't2', 't3', 'dragon']);
    expect(spotsOf(training2(), 'sorcerer')).toEqual(['s1', 's2', 's3']);
  });

  it('are installed once', () => {
    install(TRAINING_MODULES);
    const ids = installedModules().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('[RO-A68] let heroes call in every training', () => {
    expect(legalOf(training1(), 'B')).toContain('ping help t1');
    expect(legalOf(training2(), 'B')).toContain('ping help t1');
  });
});
