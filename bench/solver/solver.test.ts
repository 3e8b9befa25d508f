import { describe, expect, it } from 'vitest';
import { Puzzle } from '../../games/dice/rules/search/puzzle.ts';
import type { ShownDie } from '../../games/dice/rules/types.ts';
import { writeProgram } from './integer-program.ts';
import { collectPositions } from './positions.ts';
import { Timing } from './timing.ts';

describe('the bench of the searches', () => {
  it('collects turns of real matches, the same ones every time', () => {
    const positions = collectPositions(1);
    expect(positions.length).toBeGreaterThan(10);
    expect(positions.every(({ table, own }) => own.length > 0 && table.length + own.length <= 18)).toBe(true);
    expect(positions.some(({ table }) => table.length > 0)).toBe(true);
    expect(collectPositions(1)).toEqual(positions);
  });

  it('writes an integer program of the sets', () => {
    const dice = (['R3', 'R4', 'R5', 'R6', 'B1'] as const).map((face, die): ShownDie => ({ die, face }));
    const program = writeProgram(new Puzzle(dice), 3).split('\n');
    expect(program[1]).toBe('1006 p3 + 1001 p4');
    expect(program).toContain('s0 + s1 + s2 >= 1'); // the 5 is in all three runs
    expect(program).toContain('s1 + s2 - p3 >= 0'); // the 6 is placed only where one of its runs is laid
    expect(program).toContain('p4 = 0'); // the blue 1 is in no set
  });

  it('lets a joker stand for one thing only', () => {
    const dice = (['R3', 'R4', 'J'] as const).map((face, die): ShownDie => ({ die, face }));
    const program = writeProgram(new Puzzle(dice), 0).split('\n');
    expect(program).toContain('s0 - m2x0x2 - m2x0x5 <= 0');
    expect(program).toContain('m2x0x2 + m2x0x5 <= 1');
  });

  it('gives the time that a share of the runs did not exceed', () => {
    const timing = new Timing();
    for (let run = 0; run < 3; run += 1) timing.time(() => run);
    expect(timing.count).toBe(3);
    expect(timing.quantile(0.5)).toBeLessThanOrEqual(timing.quantile(1));
  });
});
