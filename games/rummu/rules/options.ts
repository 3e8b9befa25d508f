import { defaultOptions, type OptionTable } from '@tablee/kernel';
import type { RummuOptions } from './types.ts';

export const rummuOptions: OptionTable<RummuOptions> = {
  sides: { choices: ['alone', 'pairs'], default: 'alone' },
  length: { choices: ['whole', 'short'], default: 'whole' },
  rounds: { choices: ['any', 4, 8, 12], default: 'any' },
  opening: { choices: ['one', 'total'], default: 'one' },
  throwBack: { choices: [true, false], default: true },
};

export const defaultRummuOptions = defaultOptions(rummuOptions);

export const rummuPresets: Readonly<Record<string, Partial<RummuOptions>>> = {
  classic: { sides: 'alone', length: 'whole' },
  teams: { sides: 'pairs', length: 'whole' },
  short: { sides: 'alone', length: 'short', rounds: 8 },
  'teams-short': { sides: 'pairs', length: 'short', rounds: 8 },
};
