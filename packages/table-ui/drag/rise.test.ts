import { describe, expect, it } from 'vitest';
import { riseOver } from './rise.ts';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('a thing carried by a finger', () => {
  it('is drawn above it, wherever it is held', () => {
    expect(riseOver(box(100, 300), { x: 120, y: 320 }, 390)).toEqual({ x: 0, y: -50 });
    expect(riseOver(box(100, 300), { x: 102, y: 338 }, 390)).toEqual({ x: 0, y: -32 });
  });

  it('is drawn beside it at the upper edge of the window, towards the middle', () => {
    expect(riseOver(box(20, 40), { x: 40, y: 60 }, 390)).toEqual({ x: 50, y: 0 });
    expect(riseOver(box(320, 40), { x: 340, y: 60 }, 390)).toEqual({ x: -50, y: 0 });
  });
});
