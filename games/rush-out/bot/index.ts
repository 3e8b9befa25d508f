import { rushBot } from './player.ts';

export const facile = rushBot('facile', {
  misses: 0.2,
  weighs: false,
  blur: 0,
  watches: false,
  changesPlans: false,
  holds: false,
});

export const normal = rushBot('normal', {
  misses: 0.13,
  weighs: true,
  blur: 0.25,
  watches: false,
  changesPlans: true,
  holds: false,
});

export const expert = rushBot('expert', {
  misses: 0,
  weighs: true,
  blur: 0,
  watches: true,
  changesPlans: true,
  holds: true,
});
