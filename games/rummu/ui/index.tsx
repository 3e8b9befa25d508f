import type { GameUi } from '@tablee/table-ui';
import { lazy } from 'react';
import type { RummuWords } from '../locale/index.ts';
import { targetOf } from '../rules/scoring.ts';
import type { RummuTypes } from '../rules/types.ts';
import { rummuBrief } from './brief/index.ts';
import { endingOfRummu } from './ending.ts';
import { hintRummu } from './hint/hint.ts';
import { honoursOfRummu } from './honours.ts';
import { RummuTable } from './table.tsx';
import { tellRummu } from './tell.ts';
import { RUMMU_KEYS } from './use-keys.ts';

export const rummuUi: GameUi<RummuTypes, RummuWords> = {
  Table: RummuTable,
  BigScreen: lazy(async () => ({ default: (await import('./big/big-screen.tsx')).RummuBigScreen })), // not in the bundle of phones
  examples: async () => (await import('./examples/index.ts')).rummuExamples,
  brief: rummuBrief,
  tell: tellRummu,
  progress: ({ round, options: { rounds } }, say) =>
    rounds === 'any' ? say('ui.round', { round }) : say('ui.round.of', { round, rounds }),
  goalOf: targetOf,
  Counts: lazy(async () => ({ default: (await import('./score/counts.tsx')).Counts })),
  honours: honoursOfRummu,
  ending: endingOfRummu,
  hint: hintRummu,
  keys: RUMMU_KEYS,
};
