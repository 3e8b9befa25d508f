import { type Bot, type HumanPace, humanDelay } from '@tablee/bot-kit';
import type { TilesTypes } from '../rules/types.ts';
import { chooseFamily, type Foresight } from './family.ts';
import { chooseJunior, shortMemory } from './junior.ts';

interface Temperament {
  readonly pace: HumanPace;
  /** How many faces are kept in mind in junior, and how surely each comes back. */
  readonly remembers: number;
  readonly recalls: number;
  /** What counts in family; null lays what comes to hand. */
  readonly foresight: Foresight | null;
}

function tilesBot(id: string, { pace, remembers, recalls, foresight }: Temperament): Bot<TilesTypes> {
  return {
    id,
    mind: shortMemory(remembers),
    decide({ view, memory, rng }) {
      const command =
        view.mode === 'family' ? chooseFamily(view, foresight, rng) : chooseJunior(view, memory, recalls, rng);
      return command === null ? null : { command, afterMs: humanDelay(pace, rng) };
    },
  };
}

const UNHURRIED: HumanPace = {
  notice: { middle: 1_200, scatter: 0.4 },
  act: { middle: 600, scatter: 0.3 },
  perDistraction: 0,
};

export const facile = tilesBot('facile', { pace: UNHURRIED, remembers: 4, recalls: 0.5, foresight: null });

export const normal = tilesBot('normal', {
  pace: UNHURRIED,
  remembers: 5,
  recalls: 0.52,
  foresight: { laid: 1, live: 0, paired: 0, openings: 0 },
});

export const expert = tilesBot('expert', {
  pace: UNHURRIED,
  remembers: 6,
  recalls: 0.58,
  foresight: { laid: 1, live: 1, paired: 0.5, openings: -0.1 },
});
