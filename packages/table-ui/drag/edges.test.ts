import { describe, expect, it } from 'vitest';
import { EdgePace, pushAt } from './edges.ts';

const BOARD = { left: 100, top: 50, width: 400, height: 300 };

describe('a pointer at the edge of a scroller', () => {
  it('pushes it, the faster the nearer', () => {
    const near = pushAt({ x: 490, y: 200 }, BOARD);
    const nearer = pushAt({ x: 499, y: 200 }, BOARD);
    expect(near.y).toBe(0);
    expect(near.x).toBeGreaterThan(0);
    expect(nearer.x).toBeGreaterThan(near.x);
  });

  it('pushes the other way at the other edge, and both ways in a corner', () => {
    const corner = pushAt({ x: 102, y: 52 }, BOARD);
    expect(corner.x).toBeLessThan(0);
    expect(corner.y).toBeLessThan(0);
  });

  it('does not push in the middle, nor from outside', () => {
    expect(pushAt({ x: 300, y: 200 }, BOARD)).toEqual({ x: 0, y: 0 });
    expect(pushAt({ x: 90, y: 380 }, BOARD)).toEqual({ x: 0, y: 0 });
  });

  it('leaves a middle in a small scroller too', () => {
    expect(pushAt({ x: 130, y: 80 }, { left: 100, top: 50, width: 60, height: 60 })).toEqual({ x: 0, y: 0 });
  });
});

describe('scrolling at an edge', () => {
  const AT_EDGE = { x: 495, y: 200 };
  const FRAME_MS = 16;

  /** Scrolled distance after each frame, for a pointer on this path. */
  function scrolled(handAt: (ms: number) => { readonly x: number; readonly y: number }, ms: number): number[] {
    const pace = new EdgePace();
    let far = 0;
    return Array.from({ length: Math.ceil(ms / FRAME_MS) }, (_, frame) => {
      const hand = handAt(frame * FRAME_MS);
      far += pace.step(1_000 + frame * FRAME_MS, hand, pushAt(hand, BOARD))?.x ?? 0;
      return far;
    });
  }

  it('begins after a rest, slowly, and speeds up', () => {
    const far = scrolled(() => AT_EDGE, 3_000);
    const at = (ms: number): number => far[Math.floor(ms / FRAME_MS)] as number;
    expect(at(330)).toBe(0);
    expect(at(600)).toBeGreaterThan(0);
    expect(at(600)).toBeLessThan(30);
    expect(at(2_600) - at(2_300)).toBeGreaterThan(5 * (at(700) - at(400)));
  });

  it('does not begin while the pointer moves along the edge', () => {
    const far = scrolled((ms) => ({ x: 490, y: 80 + ms / 10 }), 2_000);
    expect(far.at(-1)).toBe(0);
  });

  it('goes on while the pointer trembles or moves along the edge', () => {
    const trembling = scrolled((ms) => ({ x: 495 + (ms % 3), y: 200 }), 1_500);
    expect(trembling.at(-1)).toBeGreaterThan(50);
    const led = scrolled((ms) => ({ x: 495, y: 100 + Math.max(0, ms - 800) / 10 }), 1_800);
    expect(led.at(-1)).toBeGreaterThan(50);
  });

  it('begins again after the pointer has left the edge', () => {
    const far = scrolled((ms) => (ms > 1_500 && ms < 1_600 ? { x: 300, y: 200 } : AT_EDGE), 2_000);
    const at = (ms: number): number => far[Math.floor(ms / FRAME_MS)] as number;
    expect(at(1_900)).toBe(at(1_520));
    expect(at(1_990) - at(1_900)).toBeLessThan(10);
  });
});
