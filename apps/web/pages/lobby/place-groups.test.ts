import { describe, expect, it } from 'vitest';
import { placeGroups } from './place-groups.ts';
import { BOT, LEA, ME, OPEN, waiting } from './roles.scenario.ts';

describe('the places by team', () => {
  it('are not grouped if the host reports no teams', () => {
    expect(placeGroups(waiting([ME, BOT, LEA, BOT], { teams: null }), 0)).toBe(null);
  });

  it('follow the host, the viewer’s team first, then the opposite one', () => {
    const table = waiting([ME, BOT, LEA, BOT], {
      teams: [
        [0, 2],
        [1, 3],
      ],
    });
    expect(placeGroups(table, 1)).toEqual([
      { kind: 'mine', n: 2, places: [1, 3] },
      { kind: 'opposite', n: 1, places: [0, 2] },
    ]);
  });

  it('keep apart the open places that are removed when the match begins', () => {
    const table = waiting([ME, OPEN, BOT, LEA, OPEN, BOT], {
      teams: [
        [0, 3],
        [2, 5],
      ],
    });
    expect(placeGroups(table, 0)).toEqual([
      { kind: 'mine', n: 1, places: [0, 3] },
      { kind: 'opposite', n: 2, places: [2, 5] },
      { kind: 'spare', n: 0, places: [1, 4] },
    ]);
  });

  it('are numbered for a visitor, and among three teams', () => {
    const table = waiting([ME, BOT, LEA, BOT, BOT, BOT], {
      teams: [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    });
    expect(placeGroups(table, null)?.map(({ kind }) => kind)).toEqual(['team', 'team', 'team']);
    expect(placeGroups(table, 1)?.map(({ kind, n }) => [kind, n])).toEqual([
      ['mine', 2],
      ['team', 1],
      ['team', 3],
    ]);
  });
});
