import { type Bot, type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { TilesTypes } from '../rules/types.ts';
import { chooseFamily, type FamilyStyle } from './family.ts';
import { chooseJunior, shortMemory } from './junior.ts';

interface Temperament {
  readonly pace: HumanPace;
  /** Number of faces remembered in junior, and the chance to recall each of them. */
  readonly remembers: number;
  readonly recalls: number;
  readonly family: FamilyStyle;
}

function tilesBot(id: string, { pace, remembers, recalls, family }: Temperament): Bot<TilesTypes> {
  return {
    id,
    mind: shortMemory(remembers),
    searches: family === 'thinks-ahead',
    decide(question) {
      const { view, memory, rng } = question;
      const command =
        view.mode === 'family' ? chooseFamily(question, view, family) : chooseJunior(view, memory, recalls, rng);
      return command === null ? null : { command, afterMs: humanDelay(pace, rng) };
    },
  };
}

const UNHURRIED: HumanPace = {
  notice: { middle: 1_200, scatter: 0.4 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0,
};

export const facile = tilesBot('facile', { pace: UNHURRIED, remembers: 2, recalls: 0.35, family: 'comes-to-hand' });

export const normal = tilesBot('normal', {
  pace: UNHURRIED,
  remembers: 4,
  recalls: 0.4,
  family: 'most-tiles',
});

export const expert = tilesBot('expert', {
  pace: UNHURRIED,
  remembers: 6,
  recalls: 0.58,
  family: 'thinks-ahead',
});
