import { describe, expect, it } from 'vitest';
import { faultOf } from '../../rules/grid.ts';
import { bestTable } from '../../rules/search/best-table.ts';
import type { Face, Placed } from '../../rules/types.ts';
import { nextStep, takeStep } from './steps.ts';

const TABLE: Placed[] = (['B4', 'J', 'B6', 'B7'] as Face[]).map((face, x) => ({ die: x, face, x, y: 0 }));
const OWN = [
  { die: 9, face: 'B5' as const },
  { die: 10, face: 'R9' as const },
  { die: 11, face: 'K9' as const },
];

/** Every step to the best table, one after the other. */
function walk(): { readonly tables: Placed[][]; readonly goal: readonly Placed[] } {
  const goal = bestTable(TABLE, OWN, 10_000)?.table ?? [];
  const tables: Placed[][] = [];
  let table: Placed[] = TABLE;
  for (let step = nextStep(table, goal); step !== null; step = nextStep(table, goal)) {
    table = takeStep(table, goal, step);
    tables.push(table);
    if (tables.length > goal.length) throw new Error('no end of steps');
  }
  return { tables, goal };
}

describe('the way to a better table', () => {
  it('ends there', () => {
    const { tables, goal } = walk();
    expect(new Set(tables.at(-1))).toEqual(new Set(goal));
    expect(faultOf(goal)).toBeNull();
  });

  it('never loses a die of the table, and never puts two in one cell', () => {
    for (const table of walk().tables) {
      expect(TABLE.every(({ die }) => table.some((placed) => placed.die === die))).toBe(true);
      expect(new Set(table.map(({ x, y }) => `${x},${y}`)).size).toBe(table.length);
    }
  });

  it('has no step where everything lies already', () => {
    expect(nextStep(TABLE, TABLE)).toBeNull();
  });
});
