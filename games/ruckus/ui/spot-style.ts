import type { Box } from '@tablee/table-ui';
import type { CSSProperties } from 'react';

/** Where a card or a pile lies: its transform alone. */
export function cardPlaced({ left, top, width }: Box, turn = 0): CSSProperties {
  const rotation = turn === 0 ? '' : ` rotate(${turn}deg)`;
  return { transform: `translate(${left}px, ${top}px)${rotation}`, '--w': `${width}px` } as CSSProperties;
}
