import { describe, expect, it } from 'vitest';
import type { Box } from '../motion/paths.ts';
import { placeTip, type TipPlace, type TipRoom } from './place-tip.ts';

const PHONE = { width: 360, height: 640 };
const BUBBLE = { width: 264, height: 76 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, width, height };
}

function place(room: Pick<TipRoom, 'targets'> & Partial<TipRoom>): TipPlace {
  const found = placeTip({ bubble: BUBBLE, window: PHONE, things: [], ...room });
  if (found === null) throw new Error('there is no place');
  return found;
}

function overlaps({ left, top }: TipPlace, other: Box): boolean {
  return (
    left < other.left + other.width &&
    other.left < left + BUBBLE.width &&
    top < other.top + other.height &&
    other.top < top + BUBBLE.height
  );
}

describe('a tip', () => {
  it.each([
    ['in the middle', box(150, 300, 54, 65)],
    ['in the top left corner', box(0, 0, 54, 65)],
    ['in the bottom right corner', box(306, 575, 54, 65)],
    ['across the whole width', box(0, 420, 360, 220)],
  ])('lies in the window beside its target, %s', (_, target) => {
    const found = place({ targets: [target] });
    expect(overlaps(found, target)).toBe(false);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
    expect(found.top).toBeGreaterThanOrEqual(0);
    expect(found.top + BUBBLE.height).toBeLessThanOrEqual(PHONE.height);
  });

  it('has its tail on the side of its target, in line with it', () => {
    const below = place({ targets: [box(150, 500, 54, 65)] });
    expect(below.side).toBe('bottom');
    expect(below.left + below.tail).toBeGreaterThanOrEqual(150);
    expect(below.left + below.tail).toBeLessThanOrEqual(204);
    const above = place({ targets: [box(150, 20, 54, 65)] });
    expect(above.side).toBe('top');
  });

  it('leaves other things uncovered if there is room further away', () => {
    const target = box(80, 560, 200, 65); // too wide for a bubble beside it
    const status = box(0, 500, 360, 46);
    const found = place({ targets: [target], things: [status] });
    expect(overlaps(found, status)).toBe(false);
    expect(found.side).toBe('bottom');
  });

  it('leaves needed things uncovered, and its leader line reaches over them', () => {
    const target = box(24, 556, 96, 60);
    const [status, well] = [box(90, 490, 180, 52), box(8, 545, 268, 84)];
    const found = place({ targets: [target], things: [box(0, 100, 360, 380)], held: [status, well] });
    for (const needed of [status, well]) expect(overlaps(found, needed)).toBe(false);
    expect(found.side).toBe('bottom');
    expect(found.top + BUBBLE.height + found.reach).toBe(target.top);
  });

  it('hides the part of its leader line that would cross text', () => {
    const target = box(100, 556, 60, 60);
    const status = box(8, 480, 344, 60);
    const { top, side, behind } = place({
      targets: [target],
      things: [box(0, 100, 360, 300)],
      held: [status, target],
      read: [status],
    });
    const edge = top + BUBBLE.height;
    expect(side).toBe('bottom');
    expect([edge + behind.from, edge + behind.to]).toEqual([status.top, status.top + status.height]);
    expect(place({ targets: [target], held: [target] }).behind).toEqual({ from: 0, to: 0 });
  });

  it('hides a long leader line behind text, too', () => {
    const target = box(150, 560, 54, 54);
    const status = box(8, 480, 344, 60);
    const { top, reach, behind } = place({ targets: [target], held: [box(0, 250, 360, 300), target], read: [status] });
    expect(reach).toBeGreaterThan(200);
    expect([top + BUBBLE.height + behind.from, top + BUBBLE.height + behind.to]).toEqual([480, 540]);
  });

  it('keeps a clearance around needed things', () => {
    const [first, second] = [box(40, 500, 54, 65), box(100, 500, 54, 65)];
    const { left, top } = place({ targets: [second], held: [first, second] });
    const near = { left: left - 5, top: top - 5, width: BUBBLE.width + 10, height: BUBBLE.height + 10 };
    const isApart = near.left + near.width <= first.left || near.top + near.height <= first.top;
    expect(isApart).toBe(true);
  });

  it('does not interrupt its leader line for things without text', () => {
    const target = box(100, 556, 60, 60);
    const card = box(60, 460, 140, 80);
    const { side, reach, behind } = place({ targets: [target], things: [card], held: [box(0, 420, 360, 40), target] });
    expect([side, reach > 80]).toEqual(['bottom', true]);
    expect(behind).toEqual({ from: 0, to: 0 });
  });

  it('draws a long leader line up to its target', () => {
    const target = box(150, 580, 54, 50);
    const { top, reach, behind } = place({ targets: [target], held: [box(0, 150, 360, 420)] });
    expect(reach).toBeGreaterThan(400);
    expect(top + BUBBLE.height + reach).toBe(target.top);
    expect(behind).toEqual({ from: 0, to: 0 });
  });

  it('covers a little of what it is about rather than pointing past its target', () => {
    const bubble = { width: 236, height: 116 };
    const die = box(12, 497, 74, 74);
    const dice = [die, box(94, 497, 74, 74), box(172, 497, 74, 74)];
    const card = box(236, 236, 122, 136);
    const { side, left, tail, reach } = place({ bubble, targets: [die], held: dice, lit: [die, card] });
    expect(side).toBe('bottom');
    expect(left + tail).toBeLessThan(die.left + die.width);
    expect(reach).toBeLessThan(40);
  });

  it('covers unneeded things rather than lying half a phone away', () => {
    const upright = { width: 390, height: 844 };
    // A row of cards, and the row above it with a little room between; names and what is needed below.
    const row = (top: number, height: number): Box[] => [8, 136, 264].map((left) => box(left, top, 118, height));
    const target = box(136, 316, 118, 200);
    const { side, reach } = place({
      window: upright,
      bubble: { width: 236, height: 132 },
      targets: [target],
      things: [...row(124, 123), ...row(316, 200), box(8, 533, 374, 54)],
      held: [target, box(8, 600, 374, 244)],
    });
    expect(['top', 'bottom']).toContain(side);
    expect(reach).toBeLessThan(40);
  });

  it('covers other things rather than pointing at a neighbour around a corner', () => {
    const lying = { width: 844, height: 390 };
    const target = box(84, 60, 50, 66);
    const things = [box(138, 60, 50, 66), box(20, 140, 100, 70), box(0, 250, 844, 140)];
    const { left, top, side, tail } = place({ window: lying, targets: [target], things });
    const [at, from, to] =
      side === 'top' || side === 'bottom'
        ? [left + tail, target.left, target.left + target.width]
        : [top + tail, target.top, target.top + target.height];
    expect(at).toBeGreaterThanOrEqual(from);
    expect(at).toBeLessThanOrEqual(to);
  });

  it('passes beside things that must not be crossed if its target is wide enough', () => {
    const target = box(90, 580, 80, 44);
    const dice = [box(14, 490, 106, 74), box(136, 490, 106, 74)];
    const { side, left, tail } = place({ targets: [target], held: dice, uncrossed: dice });
    expect(side).toBe('bottom');
    for (const die of dice) {
      const at = left + tail;
      expect(at <= die.left || at >= die.left + die.width).toBe(true);
      expect(at).toBeGreaterThan(target.left);
      expect(at).toBeLessThan(target.left + target.width);
    }
  });

  it('covers text rather than crossing it out', () => {
    const target = box(230, 540, 120, 90);
    const status = box(8, 480, 344, 46);
    const room = { targets: [target], things: [box(0, 100, 360, 370), status], held: [target], read: [status] };
    const free = place({ ...room, uncrossed: [status] });
    expect(free.reach).toBeLessThan(60);
    expect(free.behind.to - free.behind.from).toBeLessThan(8);
  });

  it('covers other things rather than pointing from afar', () => {
    const target = box(8, 545, 268, 84);
    const things = Array.from({ length: 56 }, (_, n) => box((n % 8) * 44, 120 + Math.floor(n / 8) * 50, 40, 46));
    const { top } = place({ targets: [target], things });
    expect(target.top - top - BUBBLE.height).toBeLessThan(100);
  });

  it('points at one of many targets and covers none', () => {
    const targets = Array.from({ length: 40 }, (_, n) => box((n % 8) * 44, 120 + Math.floor(n / 8) * 60, 40, 50));
    const found = place({ targets });
    for (const target of targets) expect(overlaps(found, target)).toBe(false);
  });

  it('is not shown if it would cover all its targets', () => {
    expect(placeTip({ bubble: BUBBLE, window: PHONE, things: [], targets: [box(0, 0, 360, 640)] })).toBeNull();
    expect(placeTip({ bubble: BUBBLE, window: PHONE, things: [], targets: [] })).toBeNull();
  });
});
