import { rushBot } from './player.ts';

export const facile = rushBot('facile', {
  misses: 0.24,
  weighs: false,
  blur: 0,
  watches: false,
  holds: false,
});

export const normal = rushBot('normal', {
  misses: 0.13,
  weighs: true,
  blur: 0.25,
  watches: false,
  holds: false,
});

export const expert = rushBot('expert', {
  misses: 0,
  weighs: true,
  blur: 0,
  watches: true,
  holds: true,
});
