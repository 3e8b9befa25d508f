import type { Box } from '@tablee/table-ui';
import type { CSSProperties } from 'react';

/** Positions a card or a pile by its transform alone. */
export function cardPlaced({ left, top, width }: Box, turn = 0): CSSProperties {
  const rotation = turn === 0 ? '' : ` rotate(${turn}deg)`;
  return { transform: `translate(${left}px, ${top}px)${rotation}`, '--w': `${width}px` } as CSSProperties;
}
