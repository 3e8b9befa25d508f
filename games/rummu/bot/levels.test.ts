import { type Bot, type Sides, winShare } from '@tablee/bot-kit';
import { type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import type { RummuTypes } from '../rules/types.ts';
import { expert, facile, normal } from './index.ts';

const MATCHES = inject('isQuick') ? 16 : 100;

function share(better: Bot<RummuTypes>, worse: Bot<RummuTypes>, preset: string, sides: Sides): number {
  return winShare(rummu, tableFor(rummu, preset, 4) as TableSetup<RummuTypes>, [better, worse], MATCHES, sides);
}

describe('levels', () => {
  it('normal beats facile, alone and in teams', () => {
    expect(share(normal, facile, 'short', 'alternate')).toBeGreaterThan(0.55);
    expect(share(normal, facile, 'teams-short', 'teams')).toBeGreaterThan(0.55);
  });

  it('expert beats normal', () => {
    expect(share(expert, normal, 'short', 'alternate')).toBeGreaterThan(0.5);
  });
});
