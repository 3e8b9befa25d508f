import { toMillis, toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { defaultTilesOptions } from '../../rules/options.ts';
import type { FamilyView } from '../../rules/types.ts';
import { hintTiles } from './hint.ts';

const VIEW: FamilyView = {
  mode: 'family',
  options: defaultTilesOptions,
  phase: 'play',
  turn: toSeat(0),
  series: [{ id: 1, kind: 'run', tiles: ['B5', 'B6'] }],
  nextSeries: 2,
  drawn: null,
  racks: [3, 6],
  pool: 12,
  rack: ['B7', 'R1', 'G12'],
};

async function hintIn(view: FamilyView) {
  return hintTiles({ view, seat: toSeat(0), at: toMillis(0), say: speakerOf(words, 'fr'), nameOf: String });
}

describe('the reason of a hint', () => {
  it('names the tile and its place', async () => {
    expect(await hintIn(VIEW)).toEqual({
      command: { do: 'lay', tiles: ['B7'], on: 1 },
      why: 'Le 7 bleu va là\u00a0: une tuile de moins sur ton chevalet.',
      where: 'Suite bleue de 5 à 6. Pose ici\u00a0: 7 bleu.',
    });
  });

  it('counts the tiles if there are several', async () => {
    const hint = await hintIn({ ...VIEW, rack: ['B7', 'B8', 'G12'] });
    expect(hint?.why).toBe('2 tuiles d’un coup\u00a0: autant de moins sur ton chevalet.');
  });

  it('[DR-10] mentions that the tile was just drawn', async () => {
    const hint = await hintIn({ ...VIEW, phase: 'drawn', drawn: 'B7' });
    expect(hint?.why).toBe('Le 7 bleu que tu viens de piocher va là.');
  });

  it('is missing if nothing can be laid', async () => {
    expect(await hintIn({ ...VIEW, rack: ['R1', 'G12'] })).toBeNull();
  });
});
