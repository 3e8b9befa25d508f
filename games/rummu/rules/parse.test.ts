import { describe, expect, it } from 'vitest';
import { rummu } from './index.ts';
import { rummuNotation } from './notation.ts';
import { parseRummuCommand } from './parse.ts';
import { readCommand, readView } from './read-notation.ts';
import { play, position } from './rummu.scenario.ts';

const PLAY = { do: 'play', moves: [], back: null, discard: 'R5' };

describe('parsing of commands', () => {
  it('sorts the cards of a move', () => {
    const moves = [{ do: 'lay', cards: ['R7', 'R5', 'R6'] }];
    expect(parseRummuCommand({ ...PLAY, moves })).toEqual({
      ...PLAY,
      moves: [{ do: 'lay', cards: ['R5', 'R6', 'R7'] }],
    });
    expect(parseRummuCommand({ ...PLAY, discard: null })).toEqual({ ...PLAY, discard: null });
  });

  it.each([
    [{ do: 'pass' }],
    [{ ...PLAY, discard: 'R10' }],
    [{ ...PLAY, discard: undefined }],
    [{ ...PLAY, back: undefined }],
    [{ ...PLAY, back: { card: 'R5' } }],
    [{ ...PLAY, moves: null }],
    [{ ...PLAY, moves: [null] }],
    [{ ...PLAY, moves: [{ do: 'lay', cards: [] }] }],
    [{ ...PLAY, moves: [{ do: 'lay', cards: ['X1'] }] }],
    [{ ...PLAY, moves: [{ do: 'add', cards: ['R5'], to: -1 }] }],
    [{ ...PLAY, moves: [{ do: 'swap', card: 'R5', in: 1.5 }] }],
    [{ ...PLAY, moves: [{ do: 'move', cards: ['R5'], to: 1 }] }],
    [{ ...PLAY, moves: [Array.from({ length: 3 })] }],
    [{ ...PLAY, moves: Array.from({ length: 61 }, () => ({ do: 'swap', card: 'R5', in: 1 })) }],
  ])('refuses %j', (raw) => {
    expect(parseRummuCommand(raw)).toBeNull();
  });
});

describe('notation', () => {
  it.each([
    'draw',
    'take',
    'play',
    'play toss R5',
    'play lay R5 R6 R7, add R8 Y9 > 3, swap G5 > 2, back R5 < 1, toss K9',
  ])('reads and writes %s', (text) => {
    expect(rummuNotation.command(readCommand(text))).toBe(text);
  });

  it('throws for text that is no command', () => {
    expect(() => readCommand('play lay R5 R66')).toThrow('no command');
  });

  it('reads and writes views', () => {
    const start = position({
      hands: ['R2 R3', 'B2 B3', 'G2'],
      phase: 'draw',
      discards: 'R8 R9',
      table: '[3 B K1 K2 K3]',
    });
    for (const state of [start, play(start, 'A', 'take').state]) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const text = rummuNotation.view(rummu.view(state, viewer as never));
        expect(rummuNotation.view(readView(text))).toBe(text);
        expect(readView(text)).toEqual(rummu.view({ ...state, until: null }, viewer as never));
      }
    }
  });

  it('writes a whole state', () => {
    const state = position({ hands: ['R2* R3', 'B2'], table: '[3 B K1 K2 K3]', totals: [5, -5] });
    expect(rummuNotation.state(state)).toBe(
      'turn A play\nround 1 A\nstock K0 K2 K3\nrenewals 0 0\ndiscards G0\ntaken\ntable [3 B K1 K2 K3]\nA R2* R3\nB B2\n- 5 : -5',
    );
  });
});
