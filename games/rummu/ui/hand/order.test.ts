import { describe, expect, it } from 'vitest';
import { arrange, moveTo, ownsOf } from './order.ts';

const HAND = ownsOf(['R7', 'B2', 'R1', 'Y2', 'R7']);

describe('the order of a hand', () => {
  it('tells two identical cards apart', () => {
    expect(HAND).toEqual(['R7', 'B2', 'R1', 'Y2', 'R7+']);
  });

  it('has a group for each colour, or for each number', () => {
    expect(arrange(HAND, { by: 'colour' })).toEqual([['R1', 'R7', 'R7+'], ['B2'], ['Y2']]);
    expect(arrange(HAND, { by: 'number' })).toEqual([['R1'], ['B2', 'Y2'], ['R7', 'R7+']]);
  });

  it('stays as it was arranged; new cards come last', () => {
    const order = { by: 'hand', groups: [['Y2', 'B2'], ['R7']] } as const;
    expect(arrange(HAND, order)).toEqual([['Y2', 'B2'], ['R7'], ['R1', 'R7+']]);
    expect(arrange(['R7', 'Y2'], order)).toEqual([['Y2'], ['R7']]);
  });

  it('lets a card take the place of another one from both sides', () => {
    const groups = [['R1', 'R7', 'B2'], ['Y2']] as const;
    expect(moveTo(groups, 'R1', { at: 'B2' })).toEqual([['R7', 'B2', 'R1'], ['Y2']]);
    expect(moveTo(groups, 'B2', { at: 'R1' })).toEqual([['B2', 'R1', 'R7'], ['Y2']]);
    expect(moveTo(groups, 'R7', { at: 'Y2' })).toEqual([
      ['R1', 'B2'],
      ['R7', 'Y2'],
    ]);
    expect(moveTo(groups, 'Y2', { at: 'R1' })).toEqual([['Y2', 'R1', 'R7', 'B2']]);
    expect(moveTo(groups, 'R1', { at: 'R1' })).toBe(groups);
  });

  it('lets a card form its own group', () => {
    expect(moveTo([['R1', 'R7'], ['Y2']], 'R1', 'apart')).toEqual([['R7'], ['Y2'], ['R1']]);
  });
});
