import { describe, expect, it } from 'vitest';
import { openPart } from './margins.ts';

describe('the part of the felt that nothing covers', () => {
  it('on a phone lies above the score and the tools', () => {
    const { width, height, middle } = openPart({ width: 390, height: 480 });
    expect(width).toBe(390);
    expect(height).toBeLessThan(400);
    expect(middle.y).toBeLessThan(240);
  });

  it('on a desk lies between the other player and the pad', () => {
    const { width, middle } = openPart({ width: 1440, height: 600 });
    expect(width).toBe(890);
    expect(middle.x).toBe(685);
  });

  it('is what a television says', () => {
    const margins = { left: 400, top: 0, right: 500, bottom: 100 };
    expect(openPart({ width: 1900, height: 900 }, margins)).toEqual({
      width: 1000,
      height: 800,
      middle: { x: 900, y: 400 },
    });
  });

  it('is nothing before anything was laid out', () => {
    expect(openPart(null)).toEqual({ width: 0, height: 0, middle: { x: 0, y: 0 } });
  });
});
