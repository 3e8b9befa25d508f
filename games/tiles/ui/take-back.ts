import type { TilesCommand } from '../rules/types.ts';

/** Laying, drawing and flipping show a tile to somebody: only keeping what was drawn can be thought over. */
export function takesBack(command: TilesCommand): boolean {
  return command.do === 'keep';
}
