import { describe, expect, it } from 'vitest';
import { faultOf } from '../../rules/grid.ts';
import { bestTable } from '../../rules/search/best-table.ts';
import type { Face, Placed } from '../../rules/types.ts';
import { nextStep, stepBack, takeStep } from './steps.ts';

const TABLE: Placed[] = (['B4', 'J', 'B6', 'B7'] as Face[]).map((face, x) => ({ die: x, face, x, y: 0 }));
const OWN = [
  { die: 9, face: 'B5' as const },
  { die: 10, face: 'R9' as const },
  { die: 11, face: 'K9' as const },
];

const STRAY: Placed = { die: 10, face: 'R9', x: 2, y: 4 };

/** The tables after each step to the best table. */
function walk(from: readonly Placed[] = TABLE): {
  readonly tables: (readonly Placed[])[];
  readonly goal: readonly Placed[];
} {
  const goal = bestTable(TABLE, OWN, 10_000)?.table ?? [];
  const tables: (readonly Placed[])[] = [];
  let table = from;
  for (let step = nextStep(table, goal); step !== null; step = nextStep(table, goal)) {
    table = takeStep(table, goal, step);
    tables.push(table);
    if (tables.length > goal.length) throw new Error('no end of steps');
  }
  return { tables, goal };
}

describe('the steps of a hint', () => {
  it('lead to the better table', () => {
    const { tables, goal } = walk();
    expect(new Set(tables.at(-1))).toEqual(new Set(goal));
    expect(faultOf(goal)).toBeNull();
  });

  it('first take back dice that do not belong there, and still lead there', () => {
    const goal = TABLE.map((die) => ({ ...die, y: 1 }));
    expect(nextStep([...TABLE, STRAY], goal)).toEqual({ line: null, missing: [], back: [STRAY] });
    const { tables, goal: best } = walk([...TABLE, { ...STRAY, die: 11, face: 'K9' }]);
    expect(new Set(tables.at(-1))).toEqual(new Set(best));
  });

  it('restore the table in one step if no die can be laid', () => {
    const moved = [...TABLE.map((die) => ({ ...die, x: die.x + 3 })), STRAY];
    const step = stepBack(moved, TABLE);
    expect(step?.back).toEqual([STRAY]);
    expect(new Set(step && takeStep(moved, TABLE, step))).toEqual(new Set(TABLE));
    expect(stepBack(TABLE, TABLE)).toBeNull();
  });

  it('never lose a table die and never put two dice in one cell', () => {
    for (const table of walk().tables) {
      expect(TABLE.every(({ die }) => table.some((placed) => placed.die === die))).toBe(true);
      expect(new Set(table.map(({ x, y }) => `${x},${y}`)).size).toBe(table.length);
    }
  });

  it('are none if the table is reached', () => {
    expect(nextStep(TABLE, TABLE)).toBeNull();
  });
});
