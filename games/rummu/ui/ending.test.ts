import { toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import type { RummuOptions } from '../rules/types.ts';
import { viewRummu } from '../rules/view.ts';
import { endingOfRummu } from './ending.ts';

/** Four rounds, each of which brings these points to the first player and the third. */
function ending(points: number, options: Partial<RummuOptions>, locale: 'fr' | 'en' = 'fr'): string {
  const state = position({ hands: ['', '', '', ''], phase: 'over', options });
  const sheets = Array.from({ length: 4 }, () => ({ points: [points, 0, points, 0], finisher: null, seats: [] }));
  return endingOfRummu({ view: viewRummu({ ...state, sheets }, toSeat(0)), say: speakerOf(words, locale) });
}

it('[RM-26] the end by points names the target of the table', () => {
  expect(ending(60, {})).toBe('200 points atteints\u00a0: le total le plus élevé l’emporte.');
  expect(ending(130, { sides: 'pairs' })).toBe('500 points atteints\u00a0: le total le plus élevé l’emporte.');
  expect(ending(60, {}, 'en')).toBe('200 points reached: the highest total wins.');
});

it('[RM-A31] a short match ends at a lower target', () => {
  expect(ending(30, { length: 'short' })).toBe('100 points atteints\u00a0: le total le plus élevé l’emporte.');
});

it('[RM-A32] the end by rounds has its own sentence', () => {
  expect(ending(20, { rounds: 4 })).toBe('C’était la dernière manche\u00a0: le plus grand total gagne.');
});
