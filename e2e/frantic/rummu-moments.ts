import { toMillis } from '@tablee/kernel';
import { wake } from '../../games/rummu/rules/rummu.scenario.ts';
import { rummuScene, stateOf, stepBy } from '../people/rummu-scenes.ts';
import type { BusyMoment } from './measure-frames.ts';

/** Six players and many melds; B has a whole hand to lay. */
const SIX = {
  hands: ['R5 R6 R7 R8 G6 K4 B9', 'R0 R1 R2 R3 G5 G6 G7 B2 K0', 'K5 K6 R3', 'R0 R2', 'G8 G9 Y9', 'B7'],
  table: '[1 B G1 G2 G3 G4] [2 C K1 K2 K3] [3 C R1 B1 K1] [4 D B3 R4 K5 G6] [5 F B4 B5 Y6]',
  discards: 'K9 R1 G3',
  round: 2,
  totals: [35, 20, -15, 60, 110, 45],
} as const;

const FULL = rummuScene({ ...SIX, turn: 'B' });
const COUNTED = rummuScene(SIX, { phase: 'sheet', until: toMillis(0) });

export const RUMMU_MOMENTS: readonly BusyMoment[] = [
  {
    title: 'seven cards laid or added by another player',
    scene: FULL,
    step: stepBy(stateOf(FULL), 'B', 'play lay R0 R1 R2 R3, add G5 G6 G7 > 1, toss B2', 1),
  },
  { title: 'cards dealt to six', scene: COUNTED, step: dealt() },
];

function dealt(): BusyMoment['step'] {
  const before = stateOf(COUNTED);
  const { state, events } = wake(before);
  return { seq: 1, at: 0, entry: null, before, after: state, events };
}
