import { parseDiceCommand } from './parse.ts';
import type { DiceCommand } from './types.ts';

/** Reads what notation.ts writes; throws where somebody wrote what is no command. */
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
