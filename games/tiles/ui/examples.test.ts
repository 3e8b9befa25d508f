import { describeExamples } from '@tablee/conformance/describe-examples';
import { LOCALES, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { tiles } from '../rules/index.ts';
import { TILES } from '../rules/tile.ts';
import { tilesExamples } from './examples.ts';

const { pairs, read, tell } = tilesExamples;
const examples = Object.values(pairs).flatMap(({ legal, illegal }) => [legal, illegal]);

describeExamples(tiles, tilesExamples);

describe('the drawn examples', () => {
  it('[DR-1] every tile is on the table, on a rack, kept or still to be drawn', () => {
    for (const example of examples) {
      const { view } = read(example);
      const lying =
        view.mode === 'family'
          ? [...view.racks, view.pool, ...view.series.map((series) => series.tiles.length)]
          : [view.grid.filter((place) => place !== null).length, ...view.kept.map((kept) => kept.length)];
      expect(lying.reduce((sum, count) => sum + count)).toBe(TILES.length);
    }
  });

  it('are told in words that name what lies there and what is tried', () => {
    const say = speakerOf(words, 'fr');
    const told = tell(read(pairs['DR-A8']?.legal as (typeof examples)[number]), { say, nameOf: String });
    expect(told).toEqual({
      seen: 'Sur la table\u00a0: Suite rouge de 2 à 4. Famille 9\u00a0: bleu et vert. Sur ton chevalet\u00a0: 1 rouge, 5 rouge et 9 prune.',
      tried: 'Tu poses le 1 rouge et le 5 rouge sur la suite rouge.',
    });
  });

  it.each(LOCALES)('are all told in words: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const example of examples) {
      const { seen, tried } = tell(read(example), { say, nameOf: String });
      expect([seen, tried].join(' ')).not.toMatch(/undefined|null|\{|^$/);
    }
  });
});
