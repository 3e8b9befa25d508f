import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { nameLine, words } from '../../locale/index.ts';
import { drawPosition } from '../../rules/drawn.ts';
import { facesOf, linesOf } from '../../rules/lines.ts';
import { sayCell } from '../board/say-cell.ts';
import { nextStep } from '../hint/steps.ts';
import { kindsIn } from './kinds.ts';
import { marksOf } from './marks.ts';

const say = speakerOf(words, 'fr');

function named(drawn: string): string[] {
  const { table } = drawPosition({ table: drawn, a: 'R1' });
  const kindOf = kindsIn(table);
  return linesOf(table).map((line) => `${kindOf(line)}: ${nameLine(facesOf(line.dice), kindOf(line), say)}`);
}

describe('the kind of a line', () => {
  it.each([
    ['R4 R5 R6', 'run: 4‑5‑6 rouge'],
    ['R4 J R6', 'run: 4‑joker‑6 rouge'],
    ['J J R4', 'group: joker‑joker‑4 en groupe'],
    ['R4 K4 J', 'group: 4 rouge, 4 noir et joker'],
  ])('%s is a %s', (drawn, name) => {
    expect(named(drawn)).toEqual([name]);
  });

  it('[RX-A10] with two jokers agrees with the line that crosses them', () => {
    expect(named('J J R4\nK4\nB4')[0]).toBe('group: joker‑joker‑4 en groupe');
    expect(named('J J R4\nR3\nR4')[0]).toBe('run: joker‑joker‑4 rouge');
  });

  it('is the same for its sign, a screen reader and a hint', () => {
    const { table } = drawPosition({ table: 'J J R4', a: 'R1' });
    const [mark] = marksOf(table);
    expect(mark?.kind).toBe('group');
    const seen = { table, marks: marksOf(table), chosen: { dice: [], isLine: false }, fits: [], canLay: true };
    expect(sayCell(seen, table[0] ?? { x: 0, y: 0 }, say)).toContain('joker‑joker‑4 en groupe');
    expect(nextStep([], table)?.line?.kind).toBe('group');
  });
});
