import {
  mixSeed,
  openMatch,
  readLog,
  secretFromWord,
  seedFromWord,
  storeMatch,
  type TableSetup,
  tableFor,
  teamsAt,
  writeLog,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from './index.ts';
import { TILES } from './tile.ts';
import type { FamilyState, JuniorState, TilesTypes } from './types.ts';

const PARTS = { secret: secretFromWord('first'), nonces: [] };
const SEED = mixSeed(PARTS);

function table(preset: string, seats: number): TableSetup<TilesTypes> {
  const found = tableFor(tiles, preset, seats);
  if (found === null) throw new Error(`no preset ${preset}`);
  return found;
}

function open(setup: TableSetup<TilesTypes>, word = 'first'): FamilyState | JuniorState {
  return openMatch(tiles, setup, seedFromWord(word)).match.state;
}

const WORDS = Array.from({ length: 40 }, (_, index) => `deal ${index}`);

describe('setup', () => {
  it('[DR-1] two to four players sit down', () => {
    expect(tiles.seating(table('family', 2).options)).toEqual({ counts: [2, 3, 4] });
    expect(teamsAt(tiles, table('family', 3))).toEqual([[0], [1], [2]]);
  });

  it('[DR-1] a log of one player or of five is refused', () => {
    for (const seats of [1, 5]) {
      const { match } = openMatch(tiles, table('family', 2), SEED);
      const stored = storeMatch(
        { ...match, table: table('family', seats) },
        [],
        PARTS,
        Array.from({ length: seats }, () => 'x'),
      );
      const read = readLog(writeLog(stored), { tiles: { versions: [tiles] } });
      expect(read).toMatchObject({ ok: false, problem: { why: 'bad-table' } });
    }
  });

  it.each([
    [2, 36],
    [3, 30],
    [4, 24],
  ])('[DR-5] %i players rack 6 tiles each, 4 lie open, %i are left to draw', (seats, left) => {
    const state = open(table('family', seats)) as FamilyState;
    expect(state.racks.map((rack) => rack.length)).toEqual(Array.from({ length: seats }, () => 6));
    expect(state.series.map(({ kind, tiles: laid }) => [kind, laid.length])).toEqual(
      Array.from({ length: 4 }, () => ['starter', 1]),
    );
    expect(state.pool).toHaveLength(left);
    const dealt = [...state.racks.flat(), ...state.series.flatMap(({ tiles: laid }) => laid), ...state.pool];
    expect(dealt.toSorted()).toEqual(TILES.toSorted());
  });

  it('[DR-5] deals differ from one seed to the next', () => {
    const racks = WORDS.map((word) => JSON.stringify((open(table('family', 2), word) as FamilyState).racks));
    expect(new Set(racks).size).toBe(WORDS.length);
  });

  it('[DR-2] in junior all 52 tiles lie mixed and face down', () => {
    const state = open(table('junior', 2)) as JuniorState;
    expect(state.grid).toHaveLength(52);
    expect(new Set(state.grid)).toEqual(new Set(TILES));
    expect(state.grid).not.toEqual(TILES);
    const view = tiles.view(state, 'spectator');
    expect(view.mode === 'junior' && view.grid.every((place) => place === 'back')).toBe(true);
  });

  it.each(['family', 'junior'])('[DR-A14] the player marked as the oldest starts in %s', (preset) => {
    const plain = table(preset, 3);
    for (const oldest of [0, 1, 2]) {
      const seatOptions = plain.seatOptions.map((_, index) => ({ oldest: index === oldest }));
      for (const word of WORDS) expect(open({ ...plain, seatOptions }, word).turn).toBe(oldest);
    }
  });

  it('[DR-A14] chance decides who starts if no player is marked', () => {
    const starters = WORDS.map((word) => open(table('family', 3), word).turn);
    expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
  });

  it('[DR-A14] chance decides among the marked players if there are several', () => {
    const plain = table('family', 3);
    const seatOptions = [{ oldest: true }, { oldest: false }, { oldest: true }];
    const starters = WORDS.map((word) => open({ ...plain, seatOptions }, word).turn);
    expect(new Set(starters)).toEqual(new Set([0, 2]));
  });
});
