import type { Size } from '@tablee/table-ui';

export interface StageSize extends Size {
  /** By how much what is drawn on the stage is enlarged to fill the window. */
  readonly scale: number;
}

/** As large as it needs to be at least, and in the shape of the window. */
export function stageSize(window: Size, least: Size): StageSize {
  const scale = Math.min(window.width / least.width, window.height / least.height);
  return { scale, width: Math.round(window.width / scale), height: Math.round(window.height / scale) };
}
