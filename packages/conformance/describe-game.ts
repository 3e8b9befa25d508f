import type { Bots } from '@tablee/bot-kit';
import type { AnyGame } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import type { Beginnings } from './journey.ts';
import { judge } from './judge.ts';
import { laws } from './laws/index.ts';
import { fewSettings, settingsOf } from './tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a sample is enough, as it is while somebody works; `npm run test:full` tries everything. */
    readonly isQuick: boolean;
  }
}

export interface Examination {
  /** The game's bots: the one called normal plays wherever the suite needs sensible play. */
  readonly bots?: Bots;
  /** Journeys a law takes for each preset and seat count. */
  readonly runs?: number;
  /** As many in a quick run: fewer for a game whose matches are long. */
  readonly quickRuns?: number;
  /** Seeds that once showed a fault: tried for ever. */
  readonly pinned?: readonly number[];
}

const RUNS = 8;
const FIRST_SEED = 20_261;

/** The suite that every game passes: every law, preset and seat count; a quick run does not try every combination. */
export function describeGame(definition: AnyGame, examination: Examination = {}): void {
  const { bots = {}, runs: allRuns = RUNS, quickRuns = allRuns, pinned = [] } = examination;
  const isQuick = inject('isQuick');
  const runs = isQuick ? quickRuns : allRuns;
  const settings = settingsOf(definition);
  for (const { preset, seats } of isQuick ? fewSettings(settings) : settings) {
    describe(`${definition.id}, ${preset}, ${seats} seats`, () => {
      const beginnings: Beginnings = new Map();
      it.each(laws.map((law) => [law.id, law] as const))('keeps the law %s', (_, law) => {
        for (const seed of [FIRST_SEED, ...pinned]) {
          expect(judge(definition, law, { preset, seats, seed, runs, bots, beginnings })).toBeNull();
        }
      });
    });
  }
}
