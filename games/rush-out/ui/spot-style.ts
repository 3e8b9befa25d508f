import type { Box } from '@tablee/table-ui';
import type { CSSProperties } from 'react';

/** Where something lies that fills its box: its transform alone says where. */
export function placed({ left, top, width, height }: Box): CSSProperties {
  return { transform: `translate(${left}px, ${top}px)`, width, height };
}
