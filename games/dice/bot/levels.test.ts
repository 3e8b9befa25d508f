import { type Bot, winShare } from '@tablee/bot-kit';
import { type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { dice } from '../rules/index.ts';
import type { DiceTypes } from '../rules/types.ts';
import { expert, facile, normal } from './index.ts';

function share(better: Bot<DiceTypes>, worse: Bot<DiceTypes>): number {
  return winShare(dice, tableFor(dice, 'short', 2) as TableSetup<DiceTypes>, [better, worse], 60);
}

describe('levels', () => {
  it('normal beats facile, and expert beats normal, in two rounds already', () => {
    expect(share(normal, facile)).toBeGreaterThan(0.55);
    expect(share(expert, normal)).toBeGreaterThan(0.5);
  });
});
