import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from './index.ts';
import { readView } from './read-notation.ts';
import { command, family, junior, play } from './tiles.scenario.ts';

const POSITION = `turn B drawn R3
table [1 R2] [2 G11 P11] [7 B3 B4]
pool G1 G2
A B9
B P6 R3`;

describe('notation', () => {
  it('a family position reads as it is written', () => {
    expect(tiles.notation.state(family(POSITION))).toBe(POSITION);
  });

  it('a view shows the own rack and the counts', () => {
    const [head = '', table = ''] = POSITION.split('\n');
    expect(tiles.notation.view(tiles.view(family(POSITION), seatOf('B')))).toBe(
      `${head}\n${table}\npool 2\nA 1 B 2\nrack P6 R3`,
    );
    expect(tiles.notation.view(tiles.view(family(POSITION), 'spectator'))).toBe(
      `turn B drawn\n${table}\npool 2\nA 1 B 2`,
    );
  });

  it('a junior position shows open tiles in brackets, backs and empty places', () => {
    const { state } = play(junior('R1 . B3 G5 P9 B7'), 'A', 'flip 2');
    expect(tiles.notation.state(state)).toBe('turn A flip\nR1 . [B3] G5 P9 B7\nA\nB');
    expect(tiles.notation.view(tiles.view(state, seatOf('B')))).toBe('turn A flip\n? . [B3] ? ? ?\nA\nB');
  });

  it('a view reads as it is written', () => {
    const seat = tiles.view(family(POSITION), seatOf('B'));
    expect(readView(tiles.notation.view(seat))).toEqual(seat);
    const spectator = tiles.view(family(POSITION), 'spectator');
    expect(readView(tiles.notation.view(spectator))).toEqual(spectator);
    const { state } = play(junior('R1 . B3 G5 P9 B7'), 'A', 'flip 2');
    const pairs = tiles.view({ ...state, kept: [['R2', 'B2'], []] }, seatOf('B'));
    expect(readView(tiles.notation.view(pairs), { mode: 'junior' })).toEqual(pairs);
  });

  it.each(['lay R5 R6 > new', 'lay B5 > 3', 'draw', 'keep', 'flip 7'])('%s reads as it is written', (text) => {
    expect(tiles.notation.command(command(text))).toBe(text);
  });
});
