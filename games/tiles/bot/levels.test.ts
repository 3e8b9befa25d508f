import { type Bot, randomBot, winShare } from '@tablee/bot-kit';
import { type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from '../rules/index.ts';
import type { TilesTypes } from '../rules/types.ts';
import { expert, facile, normal } from './index.ts';

function share(preset: string, better: Bot<TilesTypes>, worse: Bot<TilesTypes>, matches: number): number {
  const table = tableFor(tiles, preset, 2) as TableSetup<TilesTypes>;
  return winShare(tiles, table, [better, worse], matches);
}

describe('levels', () => {
  it('normal and expert beat facile in family', () => {
    expect(share('family', normal, facile, 1_500)).toBeGreaterThan(0.51);
    expect(share('family', expert, facile, 400)).toBeGreaterThan(0.52);
  });

  it('a random player beats facile in a quarter of the matches with memory', () => {
    expect(share('memory', randomBot(tiles), facile, 600)).toBeGreaterThan(0.25);
  });

  it('each level beats the one below with memory', () => {
    expect(share('memory', normal, facile, 150)).toBeGreaterThan(0.55);
    expect(share('memory', expert, normal, 150)).toBeGreaterThan(0.55);
  });
});
