import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LaidLook } from './chip.tsx';
import { Chip, UnfoldedCard } from './chip.tsx';
import { LedgeBoard, LedgeChips } from './ledge.tsx';

const BOX = { left: 8, top: 402, width: 374, height: 50 };
const COLUMNS = [0, 1, 2].map((nth) => ({ ...BOX, left: 8 + nth * 127, width: 120 }));
const LOOK: LaidLook = {
  kind: 'wound',
  name: 'Soigner Léa',
  picture: null,
  squares: ['heart', 'heart', 'heart'],
  laid: [null, 'die', null],
  owner: { shape: 'triangle', colour: 'var(--leaf)' },
  isMine: false,
  tag: '2 ici',
};

function chips(things: readonly (LaidLook | null)[]): string {
  return renderToStaticMarkup(createElement(LedgeChips, { columns: COLUMNS, things, sayMore: (count) => `+${count}` }));
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe('a chip', () => {
  it('has its name and squares if it is whole, and a dot for each square if it is half', () => {
    const whole = renderToStaticMarkup(createElement(Chip, { look: LOOK, shows: 'words' }));
    expect(whole).toContain('Soigner Léa');
    expect(countOf(whole, 'data-square="heart"')).toBe(3);
    const half = renderToStaticMarkup(createElement(Chip, { look: LOOK, shows: 'dots' }));
    expect(half).not.toContain('data-square');
    expect([countOf(half, '<i'), countOf(half, 'data-taken')]).toEqual([3, 1]);
  });

  it('is lit if a die of the player fits', () => {
    const lit = renderToStaticMarkup(createElement(Chip, { look: LOOK, shows: 'words' }));
    expect(lit).toContain('data-lit');
    expect(lit).toContain('2 ici');
    const dark = renderToStaticMarkup(createElement(Chip, { look: { ...LOOK, tag: null }, shows: 'words' }));
    expect(dark).not.toContain('data-lit');
  });

  it('has its words when it is unfolded', () => {
    const card = renderToStaticMarkup(createElement(UnfoldedCard, { look: LOOK, words: 'Blessée.' }));
    expect(card).toContain('Blessée.');
    expect(countOf(card, 'data-square="heart"')).toBe(3);
  });
});

describe('the chips on a board', () => {
  it('leave dashes, and count those that have no slot', () => {
    expect(countOf(chips([LOOK, null, LOOK]), 'Soigner')).toBe(2);
    expect(countOf(chips([LOOK, null, LOOK]), 'gap')).toBe(1);
    // The mate of the first is as wide as the column.
    expect(countOf(chips([null, LOOK, LOOK, LOOK]), 'gap')).toBe(0);
    expect(chips(Array.from({ length: 7 }, () => LOOK))).toContain('+2');
  });

  it('lie on wood, or on a cloth under a curse', () => {
    expect(renderToStaticMarkup(createElement(LedgeBoard, { board: BOX, isCursed: true }))).toContain('data-cursed');
    expect(renderToStaticMarkup(createElement(LedgeBoard, { board: BOX, isCursed: false }))).not.toContain('cursed');
  });
});
