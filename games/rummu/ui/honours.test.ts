import { toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import { scoreRound } from '../rules/scoring.ts';
import type { RummuSight, RummuView } from '../rules/types.ts';
import { viewRummu } from '../rules/view.ts';
import { honoursOfRummu } from './honours.ts';

const say = speakerOf(words, 'fr');

/** A match that is over, with one round for each of these tables. */
function over(...tables: readonly string[]): RummuView {
  const state = position({ hands: ['', '', ''], phase: 'over' });
  const sheets = tables.map((table) => scoreRound(position({ hands: ['', '', ''], table }), null));
  return viewRummu({ ...state, sheets }, toSeat(0));
}

function told(view: RummuView, sights: readonly RummuSight[] | null): string[] {
  return honoursOfRummu({ view, sights, say }).map(
    ({ seat, title, words: rest }) => `${'ABC'[seat]}: ${title} ${rest}`,
  );
}

function swapped(seat: number): RummuSight {
  const meld = { id: 1, owner: toSeat(0), cards: ['R5', 'R6', 'R7'] as const };
  return { kind: 'swapped', rule: 'RM-17', seat: toSeat(seat), card: 'R6', joker: 'Y6', meld };
}

function took(seat: number, count: number): RummuSight {
  return { kind: 'took', rule: 'RM-6', seat: toSeat(seat), card: 'R6', count };
}

describe('honours', () => {
  it('count the best round, the longest run and freed jokers, for as many players as possible', () => {
    const view = over('[1 A R9 B9 K9 G9]', '[1 B G2 G3 G4 G5 Y6]');
    expect(told(view, [swapped(2), swapped(2), swapped(0)])).toEqual([
      'A: 30 points en une manche',
      'B: 5 cartes dans une suite',
      'C: 2 jokers libérés',
    ]);
  });

  it('count the discards taken in one turn, if they were more than one', () => {
    const view = over('[1 A R9 B9 K9 G9]');
    expect(told(view, [took(1, 1), took(1, 2), took(1, 3), took(2, 1)])).toEqual([
      'A: 30 points en une manche',
      'B: 3 cartes prises à la défausse',
    ]);
    expect(told(view, [took(1, 1)])).toEqual(['A: 30 points en une manche']);
  });

  it('[RM-25] count the points of a player, not those of the team', () => {
    const state = position({
      options: { sides: 'pairs' },
      hands: ['', '', '', ''],
      table: '[1 A R9 B9 K9 G9] [2 C G1 G2 G3]',
    });
    const view = viewRummu({ ...state, phase: 'over', sheets: [scoreRound(state, null)] }, toSeat(0));
    expect(told(view, null)[0]).toBe('A: 30 points en une manche');
  });

  it('use only the sheets if the page has not seen all sights', () => {
    expect(told(over('[1 B G2 G3 G4]'), null)).toEqual(['B: 10 points en une manche', 'B: 3 cartes dans une suite']);
  });
});
