import { defaultOptions, type OptionTable } from '@tablee/kernel';
import { HERO_CLASSES, HERO_COLOURS } from './content/heroes.ts';
import { TRAININGS } from './content/trainings.ts';
import type { RushOptions, RushSeatOptions } from './types.ts';

export const rushOptions: OptionTable<RushOptions> = {
  training: { choices: TRAININGS, default: 1 },
  tempo: { choices: ['normal', 'calm', 'frantic'], default: 'normal' },
  handicap: { choices: [false, true], default: false },
  counts: { choices: [false, true], default: false },
};

export const defaultRushOptions = defaultOptions(rushOptions);

export const rushPresets: Readonly<Record<string, Partial<RushOptions>>> = {
  'training-1': { training: 1 },
  'training-2': { training: 2 },
};

const HERO = { option: 'role', is: 'hero' };

export const rushSeatOptions: OptionTable<RushSeatOptions> = {
  role: { choices: ['any', 'hero', 'sorcerer'], default: 'any', goesRound: 'sorcerer' },
  class: { choices: ['any', ...HERO_CLASSES], default: 'any', when: HERO },
  colour: { choices: ['any', ...HERO_COLOURS], default: 'any', when: HERO },
};
