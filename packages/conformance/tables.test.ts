import { describe, expect, it } from 'vitest';
import { fewSettings, type Setting } from './tables.ts';

function settings(...presets: readonly (readonly [string, ...number[]])[]): Setting[] {
  return presets.flatMap(([preset, ...counts]) => counts.map((seats) => ({ preset, seats })));
}

describe('a few settings', () => {
  it('name every preset once where there are as many presets as seat counts', () => {
    const few = fewSettings(settings(['a', 2, 3, 4], ['b', 2, 3, 4], ['c', 2, 3, 4]));
    expect(few).toEqual(settings(['a', 2], ['b', 3], ['c', 4]));
  });

  it('name every seat count where there are more of them than presets', () => {
    const few = fewSettings(settings(['a', 2, 3], ['b', 2, 3, 4, 6]));
    expect(few).toEqual(settings(['a', 2], ['b', 3], ['b', 4], ['b', 6]));
  });

  it('name every preset where there are fewer seat counts', () => {
    expect(fewSettings(settings(['a', 2], ['b', 2], ['c', 2]))).toEqual(settings(['a', 2], ['b', 2], ['c', 2]));
  });
});
