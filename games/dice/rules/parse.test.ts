import { describe, expect, it } from 'vitest';
import { diceNotation } from './notation.ts';
import { parseDiceCommand } from './parse.ts';
import { readCommand } from './read-notation.ts';

const at = (die: number, x: number, y = 0): object => ({ die, x, y });

describe('parsing commands', () => {
  it('sorts the dice of a command', () => {
    expect(parseDiceCommand({ do: 'roll', dice: [10, 9, 2] })).toEqual({ do: 'roll', dice: [2, 9, 10] });
    expect(parseDiceCommand({ do: 'lay', table: [at(10, 1), at(9, 0)] })).toEqual({
      do: 'lay',
      table: [at(9, 0), at(10, 1)],
    });
  });

  it.each([
    ['a die twice', { do: 'roll', dice: [1, 1] }],
    ['a die that is not in the box', { do: 'roll', dice: [18] }],
    ['half a die', { do: 'roll', dice: [0.5] }],
    ['dice that are no list', { do: 'roll', dice: { length: 1 } }],
    ['a die that lies twice', { do: 'lay', table: [at(1, 0), at(1, 1)] }],
    ['two dice on a cell', { do: 'lay', table: [at(1, 0), at(2, 0)] }],
    ['half a cell', { do: 'lay', table: [at(1, 0.5)] }],
    ['a cell beyond reach', { do: 'lay', table: [at(1, 201)] }],
    ['a cell as far below', { do: 'lay', table: [at(1, 0, -201)] }],
    ['dice too far apart', { do: 'lay', table: [at(1, -80), at(2, 81)] }],
    ['dice too far below each other', { do: 'lay', table: [at(1, 0, -80), at(2, 0, 81)] }],
    ['more dice than there are', { do: 'lay', table: Array.from({ length: 19 }, (_, die) => at(die, die)) }],
    ['a die that is no record', { do: 'lay', table: [3] }],
    ['an unknown action', { do: 'cheat' }],
    ['a list', ['pass']],
    ['nothing', null],
  ])('%s is turned away', (_, raw) => {
    expect(parseDiceCommand(raw)).toBeNull();
  });

  it('accepts dice far apart, up to a limit', () => {
    const command = { do: 'lay', table: [at(1, -80, 20), at(2, 80, 180)] };
    expect(parseDiceCommand(command)).toEqual(command);
  });

  it('drops properties that are not part of a command', () => {
    expect(parseDiceCommand({ do: 'pass', evil: 1 })).toEqual({ do: 'pass' });
    expect(parseDiceCommand({ do: 'lay', table: [{ ...at(1, 0), face: 'J' }] })).toEqual({
      do: 'lay',
      table: [at(1, 0)],
    });
  });

  it.each(['roll 0 5 17', 'roll', 'lay 3@-1,0 4@0,0 5@1,-2', 'pass'])('%s is written as it is read', (text) => {
    expect(diceNotation.command(readCommand(text))).toBe(text);
  });
});
