import { isTile, type Tile } from '../rules/tile.ts';

/** 'B5 B6 B7 | R9 G9': tiles by their codes, groups apart; a series of the table may stand in its brackets, '[1 B5 B6]'. */
export function readExample(notation: string): Tile[][] {
  return notation
    .split(/[|[\]\n]/)
    .map((group) => group.split(/\s+/).filter(isTile))
    .filter((group) => group.length > 0);
}
