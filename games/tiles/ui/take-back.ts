import type { TilesCommand } from '../rules/types.ts';

/** Laying, drawing and flipping reveal a tile; only keeping a drawn tile can be undone. */
export function takesBack(command: TilesCommand): boolean {
  return command.do === 'keep';
}
