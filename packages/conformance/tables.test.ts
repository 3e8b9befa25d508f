import { seedFromWord, stepRng, type TableSetup } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import {
  coveringSettings,
  inEverySeat,
  plainTable,
  type Setting,
  settingsOf,
  variedTable,
  withEveryArrangement,
  withOneArrangementEach,
} from './tables.ts';
import { tug } from './toys/tug/index.ts';
import type { TugTypes } from './toys/tug/types.ts';

function settings(...presets: readonly (readonly [string, ...number[]])[]): Setting[] {
  return presets.flatMap(([preset, ...counts]) => counts.map((seats) => ({ preset, seats })));
}

describe('covering settings', () => {
  it('have every preset once if there are as many presets as seat counts', () => {
    const few = coveringSettings(settings(['a', 2, 3, 4], ['b', 2, 3, 4], ['c', 2, 3, 4]));
    expect(few).toEqual(settings(['a', 2], ['b', 3], ['c', 4]));
  });

  it('have every seat count if there are more of them than presets', () => {
    const few = coveringSettings(settings(['a', 2, 3], ['b', 2, 3, 4, 6]));
    expect(few).toEqual(settings(['a', 2], ['b', 3], ['b', 4], ['b', 6]));
  });

  it('have every preset if there are fewer seat counts', () => {
    expect(coveringSettings(settings(['a', 2], ['b', 2], ['c', 2]))).toEqual(settings(['a', 2], ['b', 2], ['c', 2]));
  });
});

const AS_GIANT = inEverySeat({ role: 'giant' });

function giantsOf({ seatOptions }: TableSetup<TugTypes>): number[] {
  return seatOptions.flatMap(({ role }, seat) => (role === 'giant' ? [seat] : []));
}

describe('a role that one seat alone can have', () => {
  const few = settingsOf(tug).filter(({ preset, seats }) => preset === 'giant' && seats <= 4);

  it('is tried in every seat', () => {
    const giants = withEveryArrangement(few, AS_GIANT).map(({ seats, choices }) => [
      seats,
      choices?.findIndex((choice) => 'role' in choice),
    ]);
    expect(giants).toEqual([
      [3, 0],
      [3, 1],
      [3, 2],
      [4, 0],
      [4, 1],
      [4, 2],
      [4, 3],
    ]);
  });

  it('moves from setting to setting if not all combinations are tried', () => {
    const thin = withOneArrangementEach([...few, ...few], AS_GIANT);
    expect(thin.map(({ choices }) => choices?.findIndex((choice) => 'role' in choice))).toEqual([0, 1, 2, 3]);
  });

  it('is in the seat of the setting, with varied options too', () => {
    for (const setting of withEveryArrangement(few, AS_GIANT)) {
      const seat = setting.choices?.findIndex((choice) => 'role' in choice);
      expect(giantsOf(plainTable(tug, setting) as TableSetup<TugTypes>)).toEqual([seat]);
      for (let turn = 0; turn < 20; turn += 1) {
        const varied = variedTable(tug, setting, stepRng(seedFromWord('varied'), turn));
        expect(giantsOf(varied as TableSetup<TugTypes>)).toEqual([seat]);
      }
    }
  });

  it('is kept in every journey of a law', () => {
    const seen = new Set<string>();
    const begin = () => ({
      deal({ match: { table } }: { match: { table: unknown } }) {
        seen.add(giantsOf(table as TableSetup<TugTypes>).join());
        return null;
      },
    });
    const [, second] = withEveryArrangement(few, AS_GIANT);
    expect(judge(tug, { id: 'watch', begin }, { ...(second as Setting), seed: 1, runs: 20 })).toBeNull();
    expect([...seen]).toEqual(['1']);
  });
});
