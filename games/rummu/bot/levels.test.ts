import { type Bot, type Sides, winShare } from '@tablee/bot-kit';
import { type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import type { RummuTypes } from '../rules/types.ts';
import { expert, facile, normal, normalGoingOut } from './index.ts';

const isQuick = inject('isQuick');

function share(pair: readonly [Bot<RummuTypes>, Bot<RummuTypes>], preset: string, sides: Sides, matches = 100): number {
  return winShare(rummu, tableFor(rummu, preset, 4) as TableSetup<RummuTypes>, pair, matches, sides);
}

describe('levels', () => {
  // Over 100 matches on paired deals it is 74 %. Bots that are equal would reach this bar in 8 of 100 samples as small.
  it('normal beats facile clearly', () => {
    expect(share([normal, facile], 'short', 'alternate', isQuick ? 24 : 100)).toBeGreaterThan(0.65);
  });

  it.skipIf(isQuick)('normal beats facile in teams too', () => {
    expect(share([normal, facile], 'teams-short', 'teams')).toBeGreaterThan(0.65);
  });

  it.skipIf(isQuick)('expert beats normal, alone and in teams', () => {
    expect(share([expert, normal], 'short', 'alternate')).toBeGreaterThan(0.5);
    expect(share([expert, normal], 'teams-short', 'teams')).toBeGreaterThan(0.5);
  });

  // Over 200 matches on paired deals it is 50 %.
  it.skipIf(isQuick)('normal is not beaten by itself always going out', () => {
    expect(share([normal, normalGoingOut], 'short', 'alternate')).toBeGreaterThan(0.4);
  });
});
