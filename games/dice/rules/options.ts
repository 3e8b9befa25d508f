import { defaultOptions, type OptionTable } from '@tablee/kernel';
import type { DiceOptions } from './types.ts';

export const diceOptions: OptionTable<DiceOptions> = {
  rounds: { choices: [6, 2], default: 6 },
  keepFrom: { choices: ['turn', 'round'], default: 'turn' },
  rollNone: { choices: [false, true], default: false },
  blockedBy: { choices: ['each', 'both'], default: 'each' },
  duty: { choices: ['own-set', 'anything'], default: 'own-set' },
  jokerLeft: { choices: ['loser-pays', 'winner-gets'], default: 'loser-pays' },
};

export const defaultDiceOptions = defaultOptions(diceOptions);

export const dicePresets: Readonly<Record<string, Partial<DiceOptions>>> = {
  classic: {},
  short: { rounds: 2 },
  strict: { duty: 'anything' },
};
