import { toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { readView } from '../../rules/read-notation.ts';
import { draftOf, draftWays, tableOf } from './compose.ts';

const ME = toSeat(0);
const VIEW = readView(
  [
    'turn A lay',
    'round 1 A',
    'fruitless 0 0',
    'table 3:B3@0,0 2:B4@1,0 4:B5@2,0',
    'fresh',
    'A 8:B6 13:R1',
    'B 1:R6',
  ].join('\n'),
);
const WITH_SIX = [...VIEW.table, { die: 8, face: 'B6' as const, x: 3, y: 0 }];

describe('a composed table', () => {
  it('is sent as a whole once it differs', () => {
    expect(draftWays.commandOf(draftOf(VIEW, VIEW.table), VIEW)).toBeNull();
    expect(draftWays.commandOf(draftOf(VIEW, WITH_SIX), VIEW)).toMatchObject({ do: 'lay', table: { length: 4 } });
  });

  it('has the faces of the dice', () => {
    expect(tableOf(VIEW, ME, draftOf(VIEW, WITH_SIX))).toContainEqual({ die: 8, face: 'B6', x: 3, y: 0 });
  });

  it('is kept while this seat may lay', () => {
    const draft = draftOf(VIEW, WITH_SIX);
    expect(draftWays.refit(VIEW, ME, draft)).toEqual(draft);
    expect(draftWays.refit({ ...VIEW, turn: toSeat(1) }, ME, draft)).toEqual([]);
    expect(draftWays.refit({ ...VIEW, phase: 'roll' }, ME, draft)).toEqual([]);
  });

  it('is dropped entirely if one of its dice is gone, or another die is on the table', () => {
    const draft = draftOf(VIEW, WITH_SIX);
    expect(draftWays.refit({ ...VIEW, hands: [[], []] }, ME, draft)).toEqual([]);
    const more = [...VIEW.table, { die: 5, face: 'R9' as const, x: 9, y: 9 }];
    expect(draftWays.refit({ ...VIEW, table: more }, ME, draft)).toEqual([]);
  });

  it.each([undefined, 7, [{ die: 99, x: 0, y: 0 }], [{ die: 1, x: 0 }]])('is not read from %j', (kept) => {
    expect(draftWays.read(kept)).toBeNull();
  });
});
