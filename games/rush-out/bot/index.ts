import { rushBot } from './player.ts';
import { NORMAL } from './temperament.ts';

export const facile = rushBot('facile', {
  missChance: 0.24,
  weighs: false,
  errorRange: 0,
  watchesOtherCamp: false,
  holdsSpells: false,
});

export const normal = rushBot('normal', NORMAL);

export const expert = rushBot('expert', {
  missChance: 0,
  weighs: true,
  errorRange: 0,
  watchesOtherCamp: true,
  holdsSpells: true,
});
