import { type DiceSay, nameFace, nameLine } from '../../locale/index.ts';
import { facesOf, keyOf } from '../../rules/lines.ts';
import type { Cell } from '../../rules/types.ts';
import { isOn } from '../draft/compose.ts';
import { cellOfMark } from '../drag.ts';
import type { DiceGame } from '../use-dice.ts';

type CellContext = Pick<DiceGame, 'table' | 'marks' | 'chosen' | 'fits' | 'canLay'>;

/**
 * Announcement of a cell: its die and lines; for an empty cell the neighbours, if the chosen dice fit here, and the
 * line whose sign is here.
 */
export function sayCell({ table, marks, chosen, fits, canLay }: CellContext, at: Cell, say: DiceSay): string {
  const fit = fits.some((cell) => keyOf(cell) === keyOf(at)) ? [say('ui.cell.fits')] : [];
  const lying = table.find((die) => keyOf(die) === keyOf(at));
  if (lying === undefined) {
    const beside = SIDES.flatMap(([side, x, y]) => {
      const die = table.find((one) => one.x === at.x + x && one.y === at.y + y);
      return die === undefined ? [] : [say('ui.cell.beside', { side, die: nameFace(die.face, say) })];
    });
    const signs = marks
      .filter((mark) => canLay && chosen.dice.length === 0 && keyOf(cellOfMark(mark)) === keyOf(at))
      .map(({ dice, kind }) => say('ui.cell.sign', { line: nameLine(facesOf(dice), kind, say) }));
    return [say('ui.cell.empty'), ...beside, ...fit, ...signs].join(', ');
  }
  const lines = marks
    .filter(({ dice }) => dice.length > 1 && isOn(dice, lying.die))
    .map(({ way, dice, kind, fault }) =>
      say('ui.cell.line', { way, line: nameLine(facesOf(dice), kind, say), state: fault === null ? 'ok' : 'wrong' }),
    );
  const taken = isOn(chosen.dice, lying.die) ? [say('ui.cell.chosen')] : [];
  return [nameFace(lying.face, say), ...lines, ...taken, ...fit].join(', ');
}

const SIDES = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['above', 0, -1],
  ['below', 0, 1],
] as const;
