import { describe, expect, it } from 'vitest';
import { shownOptions } from './shown-options.ts';

const SPECS = {
  mode: { choices: ['long', 'short'], default: 'long' },
  rounds: { choices: [3, 5], default: 3, when: { option: 'mode', is: 'long' } },
};

describe('the options of a table', () => {
  it('are shown while they apply', () => {
    const names = (mode: string) => shownOptions(SPECS, { mode, rounds: 3 }).map(([name]) => name);
    expect(names('long')).toEqual(['mode', 'rounds']);
    expect(names('short')).toEqual(['mode']);
  });
});
