import type { Bots } from '@tablee/bot-kit';
import { type AnyGame, letterOf } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import type { SkipCache } from './journey.ts';
import { judge } from './judge.ts';
import { laws } from './laws/index.ts';
import {
  type Arrangements,
  coveringSettings,
  type Setting,
  settingsOf,
  withEveryArrangement,
  withOneArrangementEach,
} from './tables.ts';

export { inEverySeat } from './tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm test`, which takes a sample; `npm run test:full` tries every combination. */
    readonly isQuick: boolean;
  }
}

export interface Examination {
  /** The game's bots; `normal` plays wherever the suite needs sensible play. */
  readonly bots?: Bots;
  /** Journeys per law, preset and seat count. */
  readonly runs?: number;
  /** The same for a quick run: fewer for games with long matches. */
  readonly quickRuns?: number;
  /** Seeds that once showed a fault. */
  readonly pinned?: readonly number[];
  /** Seat options to try for every preset and seat count, if it matters which seat has a role. */
  readonly arrangements?: Arrangements;
}

const RUNS = 8;
const FIRST_SEED = 20_261;

/** Tests every law for every preset and seat count; a quick run leaves out combinations. */
export function describeGame(definition: AnyGame, examination: Examination = {}): void {
  const { bots = {}, runs: allRuns = RUNS, quickRuns = allRuns, pinned = [], arrangements = null } = examination;
  const isQuick = inject('isQuick');
  const runs = isQuick ? quickRuns : allRuns;
  for (const setting of settingsFor(definition, arrangements, isQuick)) {
    describe(nameOf(definition, setting), () => {
      const skipCache: SkipCache = new Map();
      it.each(laws.map((law) => [law.id, law] as const))('keeps the law %s', (_, law) => {
        for (const seed of [FIRST_SEED, ...pinned]) {
          expect(judge(definition, law, { ...setting, seed, runs, bots, skipCache })).toBeNull();
        }
      });
    });
  }
}

function settingsFor(definition: AnyGame, arrangements: Arrangements | null, isQuick: boolean): Setting[] {
  const all = settingsOf(definition);
  const settings = isQuick ? coveringSettings(all) : all;
  if (arrangements === null) return settings;
  return isQuick ? withOneArrangementEach(settings, arrangements) : withEveryArrangement(settings, arrangements);
}

function nameOf({ id }: AnyGame, { preset, seats, choices }: Setting): string {
  const said = choices?.flatMap((choice, seat) => Object.values(choice).map((value) => `, ${letterOf(seat)} ${value}`));
  return `${id}, ${preset}, ${seats} seats${said?.join('') ?? ''}`;
}
