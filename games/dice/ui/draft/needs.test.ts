import { speakerOf } from '@tablee/words';
import { expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import type { Face } from '../../rules/types.ts';
import { needOf } from './needs.ts';

const say = speakerOf(words, 'fr');

it.each<[readonly Face[], string]>([
  [['R6'], 'Encore deux dés avec le 6 rouge'],
  [['B6', 'O6'], 'Encore un 6 d’une autre couleur'],
  [['B6', 'B5'], 'Encore le 4 bleu ou le 7 bleu'],
  [['R1', 'R2'], 'Encore le 3 rouge'],
  [['K12', 'K13'], 'Encore le 11 noir'],
  [['R6', 'R8'], 'Il manque le 7 rouge entre les deux'],
  [['R6', 'R6'], 'Les deux 6 rouges ne vont pas ensemble'],
  [['R6', 'B9'], 'Le 6 rouge et le 9 bleu ne vont pas ensemble'],
  [['J', 'B9'], 'Encore un dé avec le 9 bleu'],
])('%j', (faces, need) => {
  expect(needOf(faces, say)).toBe(need);
});

it('longer lines are told by the rules', () => {
  expect(needOf(['R6', 'R7', 'R9'], say)).toBeNull();
});
