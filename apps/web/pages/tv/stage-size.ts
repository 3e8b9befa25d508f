import type { Size } from '@tablee/table-ui';

export interface StageSize extends Size {
  /** Factor by which the stage is enlarged to fill the window. */
  readonly scale: number;
}

/** The smallest stage of at least `least` with the shape of the window. */
export function stageSize(window: Size, least: Size): StageSize {
  const scale = Math.min(window.width / least.width, window.height / least.height);
  return { scale, width: Math.round(window.width / scale), height: Math.round(window.height / scale) };
}
