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
  it('in family normal and expert beat facile', () => {
    expect(share('family', normal, facile, 1_500)).toBeGreaterThan(0.51);
    expect(share('family', expert, facile, 400)).toBeGreaterThan(0.52);
  });

  it('with memory a child who remembers nothing beats facile in a quarter of the matches', () => {
    expect(share('memory', randomBot(tiles), facile, 600)).toBeGreaterThan(0.25);
  });

  it('with memory each level remembers more than the one below', () => {
    expect(share('memory', normal, facile, 150)).toBeGreaterThan(0.55);
    expect(share('memory', expert, normal, 150)).toBeGreaterThan(0.55);
  });
});
