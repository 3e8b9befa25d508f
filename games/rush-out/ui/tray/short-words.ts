import type { Box, FloorShape } from '@tablee/table-ui';
import type { Camp } from '../../rules/types.ts';

/** Narrower tools on a desk have no room for whole words, in pixels. */
const WORDS_PX = 260;

/** True if buttons use short words: five in a row, or a small desk. */
export function areShort(tools: Pick<Box, 'width'>, shape: FloorShape, camp: Camp): boolean {
  return shape === 'desk' ? tools.width < WORDS_PX : camp === 'heroes';
}
