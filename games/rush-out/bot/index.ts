import { rushBot } from './player.ts';

export const facile = rushBot('facile', {
  misses: 0.3,
  weighs: false,
  blur: 0,
  fearsDragonAt: 3,
  watches: false,
  changesPlans: false,
  talks: false,
  holds: false,
});

export const normal = rushBot('normal', {
  misses: 0.1,
  weighs: true,
  blur: 2,
  fearsDragonAt: 2,
  watches: false,
  changesPlans: true,
  talks: true,
  holds: false,
});

export const expert = rushBot('expert', {
  misses: 0,
  weighs: true,
  blur: 0,
  fearsDragonAt: 2,
  watches: true,
  changesPlans: true,
  talks: true,
  holds: true,
});
