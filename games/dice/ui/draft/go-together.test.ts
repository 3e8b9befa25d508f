import { describe, expect, it } from 'vitest';
import type { Face } from '../../rules/types.ts';
import { goTogether, inOrder } from './go-together.ts';

describe('dice that can form a set', () => {
  it.each<readonly Face[]>([
    ['B5', 'B6'],
    ['B6', 'B5', 'B7'],
    ['R5', 'B5', 'K5'],
    ['J', 'B5'],
    ['B5', 'J', 'B7'],
    ['J', 'J'],
  ])('%s %s %s', (...faces) => {
    expect(goTogether(faces.filter(Boolean))).toBe(true);
  });

  it.each<readonly Face[]>([
    ['B5', 'B7'],
    ['B5', 'R6'],
    ['B5', 'B5'],
    ['R5', 'B5', 'R5'],
    ['J', 'J', 'J'],
  ])('not %s %s %s', (...faces) => {
    expect(goTogether(faces.filter(Boolean))).toBe(false);
  });
});

function ordered(...faces: readonly Face[]): Face[] {
  return inOrder(faces.map((face, die) => ({ face, die }))).map(({ face }) => face);
}

describe('the order in which dice are laid', () => {
  it('is rising for a run, with jokers in its gaps', () => {
    expect(ordered('B7', 'B5', 'B6')).toEqual(['B5', 'B6', 'B7']);
    expect(ordered('J', 'B7', 'B5')).toEqual(['B5', 'J', 'B7']);
    expect(ordered('J', 'B6', 'B5')).toEqual(['B5', 'B6', 'J']);
  });

  it('is the order of choice for a group', () => {
    expect(ordered('K5', 'J', 'B5')).toEqual(['K5', 'J', 'B5']);
  });
});
