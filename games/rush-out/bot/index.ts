import { rushBot } from './player.ts';
import { NORMAL } from './temperament.ts';

export const facile = rushBot('facile', {
  misses: 0.24,
  weighs: false,
  blur: 0,
  watches: false,
  holds: false,
});

export const normal = rushBot('normal', NORMAL);

export const expert = rushBot('expert', {
  misses: 0,
  weighs: true,
  blur: 0,
  watches: true,
  holds: true,
});
