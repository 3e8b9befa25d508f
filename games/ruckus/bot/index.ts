import type { HumanPace } from '@tablee/bot-kit';
import { ruckusBot } from './player.ts';

/** All notice within a second or two: what tells the levels apart is what they see and what they make of it. */
const CASUAL: HumanPace = {
  notice: { middle: 1_600, scatter: 0.4 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0.1,
};
export const STEADY: HumanPace = {
  notice: { middle: 1_500, scatter: 0.35 },
  act: { middle: 550, scatter: 0.25 },
  perDistraction: 0.1,
};
export const QUICK: HumanPace = {
  notice: { middle: 1_450, scatter: 0.3 },
  act: { middle: 500, scatter: 0.2 },
  perDistraction: 0.1,
};

export const facile = ruckusBot('facile', {
  pace: CASUAL,
  watches: false,
  misses: 0.2,
  stealsFrom: 2,
  counts: false,
  completesEarly: true,
  hurriesAt: 0,
  goesOut: false,
});

export const normal = ruckusBot('normal', {
  pace: STEADY,
  watches: true,
  misses: 0.1,
  stealsFrom: 3,
  counts: false,
  completesEarly: true,
  hurriesAt: 2,
  goesOut: true,
});

export const expert = ruckusBot('expert', {
  pace: QUICK,
  watches: true,
  misses: 0,
  stealsFrom: 4,
  counts: true,
  completesEarly: false,
  hurriesAt: 1,
  goesOut: true,
});
