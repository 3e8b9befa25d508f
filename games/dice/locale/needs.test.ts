import { speakerOf } from '@tablee/words';
import { expect, it } from 'vitest';
import type { Face } from '../rules/types.ts';
import { words } from './index.ts';
import { needOf } from './needs.ts';

const say = speakerOf(words, 'fr');

it.each<[readonly Face[], string]>([
  [['R6'], 'Il faut encore deux dés à côté du 6 rouge.'],
  [['J'], 'Il faut encore deux dés à côté du joker.'],
  [['B6', 'O6'], 'Il faut encore un 6 d’une autre couleur.'],
  [['B6', 'B5'], 'Il faut encore le 4 bleu ou le 7 bleu.'],
  [['R1', 'R2'], 'Il faut encore le 3 rouge.'],
  [['K12', 'K13'], 'Il faut encore le 11 noir.'],
  [['R6', 'R8'], 'Il manque le 7 rouge entre les deux.'],
  [['R6', 'R6'], 'Les deux 6 rouges ne vont pas ensemble.'],
  [['R6', 'B9'], 'Le 6 rouge et le 9 bleu ne vont pas ensemble.'],
  [['J', 'B9'], 'Il faut encore un dé à côté du 9 bleu.'],
  [['J', 'J'], 'Il faut au moins un nombre avec les jokers.'],
])('%j', (faces, need) => {
  expect(needOf(faces, say)).toBe(need);
});
