import { toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { defaultTilesOptions } from '../rules/options.ts';
import type { FamilyView, JuniorView, TilesView } from '../rules/types.ts';
import { endingOfTiles } from './ending.ts';

const OVER = { options: defaultTilesOptions, phase: 'over', turn: toSeat(1) } as const;
const FAMILY: FamilyView = {
  ...OVER,
  mode: 'family',
  series: [],
  nextSeries: 5,
  drawn: null,
  racks: [4, 0, 2],
  pool: 8,
  rack: null,
};
const JUNIOR: JuniorView = { ...OVER, mode: 'junior', up: [], kept: [['R1', 'B1'], []], lookUntil: null, grid: [] };

function ending(view: TilesView, me: number, locale: 'fr' | 'en' = 'fr'): string {
  const nameOf = (seat: number): string => ['Léa', 'Cactus', 'Kiwi'][seat] ?? '?';
  return endingOfTiles({ view, sights: null, viewer: toSeat(me), say: speakerOf(words, locale), nameOf });
}

it('[DR-12] names the player with the empty rack, for winner and losers alike', () => {
  expect(ending(FAMILY, 0)).toBe('Cactus a vidé son chevalet.');
  expect(ending(FAMILY, 1)).toBe('Tu as vidé ton chevalet.');
  expect(ending(FAMILY, 0, 'en')).toBe('Cactus has emptied their rack.');
});

it('[DR-12] claims a win for nobody in the sentence of the rule alone', () => {
  expect(speakerOf(words, 'fr')('DR-12.end')).not.toContain('gagné');
  expect(speakerOf(words, 'en')('DR-12.end')).not.toContain('win');
});

it('[DR-A11] [DR-4] uses the sentence of the rule for every other end', () => {
  expect(ending({ ...FAMILY, racks: [4, 1, 2] }, 0)).toContain('plus de tuile à piocher');
  expect(ending(JUNIOR, 0)).toContain('Il reste quatre tuiles');
});

it('[DR-4] names no winner at a tie', () => {
  const tie: JuniorView = {
    ...JUNIOR,
    kept: [
      ['R1', 'B1'],
      ['R2', 'B2'],
    ],
  };
  expect(ending(tie, 0)).toBe('Il reste quatre tuiles\u00a0: vous êtes à égalité.');
  expect(ending(tie, 0, 'en')).toBe('Four tiles are left, and you are tied.');
  expect(ending({ ...tie, kept: [...tie.kept, []] }, 2)).toBe(
    'Il reste quatre tuiles\u00a0: la victoire est partagée.',
  );
});
