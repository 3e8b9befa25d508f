import { describe, expect, it } from 'vitest';
import { COLOURS, characterOf, colourOf, isTile, TILES, VALUES, valueOf } from './tile.ts';

describe('the 52 tiles', () => {
  it('[DR-1] there are 13 values in 4 colours', () => {
    expect(TILES).toHaveLength(52);
    for (const colour of COLOURS) expect(TILES.filter((tile) => colourOf(tile) === colour)).toHaveLength(13);
    for (const value of VALUES) expect(TILES.filter((tile) => valueOf(tile) === value)).toHaveLength(4);
  });

  it('[DR-A13] no tile exists twice', () => {
    expect(new Set(TILES).size).toBe(52);
  });

  it('[DR-A16] every tile has one colour and one value: there is no joker', () => {
    expect(TILES.filter((tile) => !/^[RBGP]([1-9]|1[0-3])$/.test(tile))).toEqual([]);
    expect(['joker', 'R0', 'R14', 'Y1', '*'].filter(isTile)).toEqual([]);
  });

  it('[DR-A1] each value has a character of its own, the same in all four colours', () => {
    const characters = VALUES.map((value) => new Set(TILES.filter((tile) => valueOf(tile) === value).map(characterOf)));
    expect(characters.every((ofOneValue) => ofOneValue.size === 1)).toBe(true);
    expect(new Set(characters.flatMap((ofOneValue) => [...ofOneValue])).size).toBe(13);
  });
});
