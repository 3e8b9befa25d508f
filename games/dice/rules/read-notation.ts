import { seatOf } from '@tablee/kernel';
import { isFace } from './face.ts';
import { defaultDiceOptions } from './options.ts';
import { parseDiceCommand } from './parse.ts';
import type { DiceCommand, DiceOptions, DicePhase, DiceView, OwnDie, Placed } from './types.ts';

/** Reads the notation of notation.ts; throws on text that is no command. */
export function readCommand(text: string): DiceCommand {
  const command = parseDiceCommand(rawCommand(text.split(' ')));
  if (command === null) throw new Error(`no command: ${text}`);
  return command;
}

function rawCommand([action, ...words]: readonly string[]): object {
  if (action === 'roll') return { do: 'roll', dice: words.map(Number) };
  return action === 'lay' ? { do: 'lay', table: words.map(rawPlacement) } : { do: action };
}

function rawPlacement(word: string): object {
  const [die, x, y] = word.split(/[@,]/).map(Number);
  return { die, x, y };
}

/** A position before any round was scored; the notation does not contain options and clocks. */
export function readView(text: string, chosen: Partial<DiceOptions> = {}): DiceView {
  const lines = text.split('\n').map((line) => line.split(' '));
  const [[, turn = '', phase = ''] = [], [, round, starter = ''] = [], fruitless = [], table = [], fresh = []] = lines;
  return {
    options: { ...defaultDiceOptions, ...chosen },
    phase: phase as DicePhase,
    round: Number(round),
    starter: seatOf(starter),
    turn: seatOf(turn),
    hands: lines.slice(5).map(([, ...dice]) => dice.map(readOwn)),
    table: table.slice(1).map(readPlaced),
    fresh: fresh.slice(1).map(Number),
    fruitless: fruitless.slice(1).map(Number),
    sheets: [],
    until: null,
  };
}

function readOwn(word: string): OwnDie {
  const [die, face] = word.split(':');
  return { die: Number(die), face: isFace(face) ? face : null };
}

function readPlaced(word: string): Placed {
  const [shown = '', cell = ''] = word.split('@');
  const [x, y] = cell.split(',').map(Number);
  const { die, face } = readOwn(shown);
  if (face === null || x === undefined || y === undefined) throw new Error(`no die on the table: ${word}`);
  return { die, face, x, y };
}
