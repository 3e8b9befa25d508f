import type { Box, FloorShape } from '@tablee/table-ui';
import type { Camp } from '../../rules/types.ts';

/** Narrower tools on a desk have no room for whole words, in pixels. */
const MIN_TRAY_WIDTH_FOR_WORDS = 260;

/** True if buttons use short words: five in a row, or a small desk. */
export function areShort(tools: Pick<Box, 'width'>, shape: FloorShape, camp: Camp): boolean {
  return shape === 'desk' ? tools.width < MIN_TRAY_WIDTH_FOR_WORDS : camp === 'heroes';
}
