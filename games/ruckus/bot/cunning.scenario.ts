import type { Temperament } from './temperament.ts';

/** Acts at once and overlooks nothing; each test overrides the part that it examines. */
export const CUNNING: Temperament = {
  pace: { notice: { middle: 1, scatter: 0 }, act: { middle: 1, scatter: 0 }, perDistraction: 0 },
  watches: true,
  missChance: 0,
  stealsFrom: 4,
  maxRivals: 0,
  completesEarly: false,
  hurriesAtCards: 2,
  goesOut: true,
  maxGivenLead: null,
};
