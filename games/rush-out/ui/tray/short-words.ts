import type { Box, FloorShape } from '@tablee/table-ui';
import type { Camp } from '../../rules/types.ts';

/** Narrower than this, a desk has no room for whole words. */
const WORDS_PX = 260;

/** Whether the words on the tools are cut short: five buttons in a row, or on a small desk. */
export function areShort(tools: Pick<Box, 'width'>, shape: FloorShape, camp: Camp): boolean {
  return shape === 'desk' ? tools.width < WORDS_PX : camp === 'heroes';
}
