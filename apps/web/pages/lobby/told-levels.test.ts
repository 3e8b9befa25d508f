import { speaker } from '@tablee/words';
import { expect, it } from 'vitest';
import { differingLevels } from './told-levels.ts';

const LEVELS = ['facile', 'expert'];
const sayGame = speaker(
  {
    'level.facile': '{memory, select, true {Oublie vite.} other {Tire au hasard.}}',
    'level.expert': '{memory, select, true {Se souvient bien.} other {Tire au hasard.}}',
  },
  'fr',
);

it('differing levels are offered with a sentence each', () => {
  expect(differingLevels(LEVELS, sayGame, { memory: true })).toEqual([
    { level: 'facile', sentence: 'Oublie vite.' },
    { level: 'expert', sentence: 'Se souvient bien.' },
  ]);
});

it('no level is offered if all of them play alike', () => {
  expect(differingLevels(LEVELS, sayGame, { memory: false })).toEqual([]);
});
