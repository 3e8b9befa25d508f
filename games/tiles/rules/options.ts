import { defaultOptions, type OptionTable } from '@tablee/kernel';
import type { TilesOptions, TilesSeatOptions } from './types.ts';

const IN_JUNIOR = { option: 'mode', is: 'junior' } as const;
const IN_FAMILY = { option: 'mode', is: 'family' } as const;

export const tilesOptions: OptionTable<TilesOptions> = {
  mode: { choices: ['family', 'junior'], default: 'family' },
  memory: { choices: [false, true], default: false, when: IN_JUNIOR },
  joining: { choices: [true, false], default: true, when: IN_FAMILY },
  voluntaryDraw: { choices: [false, true], default: false, when: IN_FAMILY },
  playOn: { choices: [false, true], default: false, when: IN_FAMILY },
};

export const defaultTilesOptions = defaultOptions(tilesOptions);

export const tilesSeatOptions: OptionTable<TilesSeatOptions> = {
  oldest: { choices: [false, true], default: false },
};

export const tilesPresets: Readonly<Record<string, Partial<TilesOptions>>> = {
  family: { mode: 'family' },
  junior: { mode: 'junior' },
  memory: { mode: 'junior', memory: true },
};
