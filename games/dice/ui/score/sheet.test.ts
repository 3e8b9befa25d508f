import { toSeat } from '@tablee/kernel';
import { LOCALES, speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { drawPosition } from '../../rules/drawn.ts';
import type { DicePhase, DiceView, RoundScore } from '../../rules/types.ts';
import { Sheet } from './sheet.tsx';

const [A, B] = [toSeat(0), toSeat(1)];
const SHEETS: readonly RoundScore[] = [
  { rule: 'RX-18', winner: A, left: [[], ['R13', 'K10']], points: [23, 0] },
  { rule: 'RX-19', winner: B, left: [['R13', 'B10'], ['J']], points: [0, 13] },
  { rule: 'RX-18', winner: A, left: [[], ['R11', 'K1', 'J']], points: [12, -10] },
];

function viewOf(phase: DicePhase, sheets = SHEETS): DiceView {
  return { ...drawPosition({ phase, round: sheets.length }), sheets };
}

function drawn(view: DiceView, locale: 'fr' | 'en' = 'fr', isAsked = false, isFixed = false): string {
  const seats = ['Camille', 'Léa'].map((name) => ({ name, avatar: 'fox' }) as never);
  const say = speakerOf(words, locale);
  const nameOf = (seat: number): string => ['Camille', 'Léa'][seat] ?? '?';
  const props = { view, seats, say, locale, nameOf, viewer: A, ready: null, isAsked, isFixed };
  return renderToStaticMarkup(createElement(Sheet, props));
}

/** The text for screen readers, row by row. */
function cellsOf(markup: string): string[] {
  return [...markup.matchAll(/hidden-words">([^<]*, total [^<]*)</g)].map(([, text]) => text as string);
}

describe('the sheet', () => {
  it('[RX-20] has the points of every round, and the total so far', () => {
    expect(cellsOf(drawn(viewOf('sheet')))).toEqual([
      '+23, total 23',
      '0, total 0',
      '0, total 23',
      '+13, total 13',
      '+12, total 35',
      '−10, total 3',
    ]);
  });

  it('[RX-17] [RX-18] explains the score of the last round, with my points as mine', () => {
    const told = drawn(viewOf('sheet'));
    expect(told).toContain('Tu as tout posé');
    expect(told).toContain('Tu reçois les nombres qui restent à Léa.');
    expect(told).toContain('Un joker devant Léa, qui note −10.');
  });

  it('[RX-19] explains a blocked round by the dice that both have left', () => {
    const told = drawn(viewOf('sheet', SHEETS.slice(0, 2)));
    expect(told).toContain('Manche bloquée');
    expect(told).toContain('Chacun a lancé trois fois pour rien.');
    expect(told).toContain('Ce qui reste à Léa. Ici, un joker compte 10.');
    expect(told).toContain('Léa a le plus petit total et marque la différence.');
  });

  it('appears after a round, and otherwise only on request', () => {
    expect(drawn(viewOf('sheet'))).not.toBe('');
    for (const phase of ['lay', 'over'] as const) {
      expect(drawn(viewOf(phase))).toBe('');
      expect(drawn(viewOf(phase), 'fr', true)).not.toBe('');
    }
  });

  it('has no pad on a television, which shows one beside it', () => {
    const told = drawn(viewOf('sheet'), 'fr', false, true);
    expect(told).toContain('Un joker devant Léa, qui note −10.');
    expect(cellsOf(told)).toEqual([]);
  });

  it.each(LOCALES)('is complete in %s', (locale) => {
    for (const count of [1, 2, 3]) {
      expect(drawn(viewOf('sheet', SHEETS.slice(0, count)), locale)).not.toMatch(/[{}]|undefined|null/);
    }
  });
});
