import type { Cell } from '../../rules/types.ts';
import { isOn } from '../draft/compose.ts';
import { cellOfMark } from '../drag.ts';
import type { DiceGame } from '../use-dice.ts';
import type { Camera } from './use-camera.ts';

/** Position of a cell on the felt, in px. */
export function placeOf({ x, y }: Cell, { frame, cell }: Camera) {
  return { left: (x - frame.left) * cell, top: (y - frame.top) * cell };
}

/** Cell of a line's first die when its sign is dropped on this cell. */
export function firstOfLine(game: DiceGame, over: Cell): Cell {
  const mark = game.marks.find(({ dice }) => dice.every(({ die }) => isOn(game.chosen.dice, die)));
  const [first] = mark?.dice ?? [];
  if (mark === undefined || first === undefined) return over;
  const from = cellOfMark(mark);
  return { x: first.x + over.x - from.x, y: first.y + over.y - from.y };
}
