import { defaultOptions, type OptionTable } from '@tablee/kernel';
import { CHAPTERS } from './content/chapters.ts';
import { HERO_CLASSES, HERO_COLOURS } from './content/heroes.ts';
import type { RushOptions, RushSeatOptions } from './types.ts';

export const rushOptions: OptionTable<RushOptions> = {
  chapter: { choices: CHAPTERS, default: 'training-1' },
  tempo: { choices: ['normal', 'calm', 'frantic'], default: 'normal' },
  handicap: { choices: [false, true], default: false },
  counts: { choices: [false, true], default: false },
};

export const defaultRushOptions = defaultOptions(rushOptions);

/** A preset for each chapter, of the same name. */
export const rushPresets: Readonly<Record<string, Partial<RushOptions>>> = Object.fromEntries(
  CHAPTERS.map((chapter) => [chapter, { chapter }]),
);

const HERO = { option: 'role', is: 'hero' };

export const rushSeatOptions: OptionTable<RushSeatOptions> = {
  role: { choices: ['any', 'hero', 'sorcerer'], default: 'any', goesRound: 'sorcerer' },
  class: { choices: ['any', ...HERO_CLASSES], default: 'any', when: HERO },
  colour: { choices: ['any', ...HERO_COLOURS], default: 'any', when: HERO },
};
