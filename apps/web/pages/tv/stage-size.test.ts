import { BIG_SCREEN } from '@tablee/table-ui';
import { describe, expect, it } from 'vitest';
import { stageSize } from './stage-size.ts';

describe('the stage of a television', () => {
  it.each([
    [1920, 1080, 1],
    [1280, 720, 2 / 3],
    [3840, 2160, 2],
    [960, 540, 0.5],
  ])('is the same on %i × %i', (width, height, scale) => {
    expect(stageSize({ width, height }, BIG_SCREEN)).toEqual({ ...BIG_SCREEN, scale });
  });

  it.each([
    [2560, 1080, { width: 2560, height: 1080, scale: 1 }],
    [1024, 768, { width: 1920, height: 1440, scale: 1024 / 1920 }],
  ])('grows in one direction if the window has another shape: %i × %i', (width, height, stage) => {
    expect(stageSize({ width, height }, BIG_SCREEN)).toEqual(stage);
  });
});
