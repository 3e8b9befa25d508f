import { describe, expect, it } from 'vitest';
import { parseTilesCommand } from './parse.ts';

describe('parsing commands', () => {
  it('sorts the tiles of a lay', () => {
    expect(parseTilesCommand({ do: 'lay', tiles: ['P1', 'R9', 'R10'], on: null })).toEqual({
      do: 'lay',
      tiles: ['R9', 'R10', 'P1'],
      on: null,
    });
  });

  it.each([
    ['no tiles', { do: 'lay', tiles: [], on: null }],
    ['a tile twice', { do: 'lay', tiles: ['R1', 'R1'], on: null }],
    ['an unknown tile', { do: 'lay', tiles: ['R14'], on: 1 }],
    ['a target that is no series id', { do: 'lay', tiles: ['R1'], on: -1 }],
    ['no target', { do: 'lay', tiles: ['R1'] }],
    ['a place beyond the table', { do: 'flip', place: 52 }],
    ['half a place', { do: 'flip', place: 1.5 }],
    ['an unknown action', { do: 'cheat' }],
    ['a list', ['draw']],
    ['nothing', null],
  ])('refuses %s', (_, raw) => {
    expect(parseTilesCommand(raw)).toBeNull();
  });

  it('drops properties that are not part of a command', () => {
    expect(parseTilesCommand({ do: 'draw', evil: 1 })).toEqual({ do: 'draw' });
  });
});
