import { defaultOptions, type OptionTable } from '@tablee/kernel';
import type { RuckusOptions } from './types.ts';

export const ruckusOptions: OptionTable<RuckusOptions> = {
  tempo: { choices: ['normal', 'calm', 'frantic', 'patient'], default: 'normal' },
  target: { choices: [50, 75, 100], default: 50 },
  autoCall: { choices: [false, true], default: false },
  autoForm: { choices: [false, true], default: false },
};

export const defaultRuckusOptions = defaultOptions(ruckusOptions);

export const ruckusPresets: Readonly<Record<string, Partial<RuckusOptions>>> = {
  classic: {},
  children: { tempo: 'calm', autoCall: true, autoForm: true },
  frantic: { tempo: 'frantic' },
  unhurried: { tempo: 'patient', autoCall: true, autoForm: true },
};
