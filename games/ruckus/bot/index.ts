import type { HumanPace } from '@tablee/bot-kit';
import { ruckusBot } from './player.ts';

/** All levels notice within a second or two: they differ in what they notice and how well they decide. */
const CASUAL: HumanPace = {
  notice: { middle: 1_900, scatter: 0.4 },
  act: { middle: 650, scatter: 0.3 },
  perDistraction: 0.1,
};
const ALERT: HumanPace = {
  notice: { middle: 1_600, scatter: 0.35 },
  act: { middle: 550, scatter: 0.25 },
  perDistraction: 0.1,
};
/** Pace of the random bot, which does not look for options. */
export const STEADY: HumanPace = {
  notice: { middle: 1_500, scatter: 0.35 },
  act: { middle: 550, scatter: 0.25 },
  perDistraction: 0.1,
};
export const QUICK: HumanPace = {
  notice: { middle: 1_300, scatter: 0.3 },
  act: { middle: 470, scatter: 0.2 },
  perDistraction: 0.1,
};

export const facile = ruckusBot('facile', {
  pace: CASUAL,
  watches: false,
  missChance: 0.3,
  stealsFrom: 2,
  maxRivals: 0,
  completesEarly: true,
  hurriesAtCards: 0,
  goesOut: false,
  maxGivenLead: null,
});

export const normal = ruckusBot('normal', {
  pace: ALERT,
  watches: true,
  missChance: 0.25,
  stealsFrom: 3,
  maxRivals: 0.4,
  completesEarly: true,
  hurriesAtCards: 2,
  goesOut: true,
  maxGivenLead: 3,
});

export const expert = ruckusBot('expert', {
  pace: QUICK,
  watches: true,
  missChance: 0,
  stealsFrom: 4,
  maxRivals: 0.4,
  completesEarly: true,
  hurriesAtCards: 2,
  goesOut: true,
  maxGivenLead: 0,
});
