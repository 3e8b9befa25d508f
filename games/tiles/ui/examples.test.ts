import { describeExamples } from '@tablee/conformance/describe-examples';
import { seatOf } from '@tablee/kernel';
import type { ShownExample } from '@tablee/table-ui';
import { LOCALES, sayRefusal, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { tiles } from '../rules/index.ts';
import { readCommand, readView } from '../rules/read-notation.ts';
import { fitLay } from '../rules/series.ts';
import { TILES } from '../rules/tile.ts';
import type { TilesTypes } from '../rules/types.ts';
import { tilesExamples } from './examples.ts';

const { pairs, allowed = {}, read, focus, tell } = tilesExamples;
const ME = seatOf('A');
const examples = [
  ...Object.values(pairs).flatMap(({ legal, illegal }) => [legal, illegal]),
  ...Object.values(allowed).flat(),
];

function shownOf(example: (typeof examples)[number]): ShownExample<TilesTypes> {
  return { ...read(example), seat: ME };
}

/** Tiles of the series that the focus keeps when this command is tried. */
function leftOf(position: string, command: string): (readonly string[])[] {
  const shown = focus?.({ view: readView(position), command: readCommand(command), seat: ME });
  return shown?.view.mode === 'family' ? shown.view.series.map(({ tiles: laid }) => laid) : [];
}

describeExamples(tiles, tilesExamples, (refusal) =>
  LOCALES.map((locale) => sayRefusal(words, locale, refusal, String)),
);

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

  it('are described by the tiles on the table and the tiles of the command', () => {
    const say = speakerOf(words, 'fr');
    const told = tell(shownOf(pairs['DR-A8']?.legal as (typeof examples)[number]), { say, nameOf: String });
    expect(told).toEqual({
      seen: 'Sur la table\u00a0: Suite rouge de 2 à 4. Famille 9\u00a0: bleu et vert. Sur ton chevalet\u00a0: 1 rouge, 5 rouge et 9 prune.',
      tried: 'Tu poses le 1 rouge et le 5 rouge sur la suite rouge.',
    });
  });

  it.each(LOCALES)('all have a description: %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const example of examples) {
      const { seen, tried } = tell(shownOf(example), { say, nameOf: String });
      expect([seen, tried].join(' ')).not.toMatch(/undefined|null|\{|^$/);
    }
  });

  it('a refused command is drawn with the series that it goes to, takes from or touches', () => {
    const table = 'turn A play\ntable [1 R2 R3] [2 B9 G9] [3 R5 R6] [4 P1]\npool 40\nA 2 B 4\nrack R4 B3';
    expect(leftOf(table, 'lay R4 > 1')).toEqual([
      ['R2', 'R3'],
      ['R5', 'R6'],
    ]);
    expect(leftOf(table, 'lay B9 B3 > new')).toEqual([['B9', 'G9']]);
    expect(leftOf(table, 'draw')).toEqual([
      ['R2', 'R3'],
      ['R5', 'R6'],
    ]);
  });

  it('[DR-A5] in the example of joining runs, separate runs become one', () => {
    const { view, command } = read(allowed['DR-A5']?.[0] as (typeof examples)[number]);
    if (view.mode !== 'family' || command.do !== 'lay') throw new Error('no lay');
    const fit = fitLay(command.tiles, view.series[0] ?? null, view.series, view.options.joining);
    expect(fit).toMatchObject({ tiles: ['R3', 'R4', 'R5', 'R6', 'R7'], absorbed: [2] });
  });
});
