import { describe, expect, it } from 'vitest';
import { carriedBy, centredIn, durationOf, hasMoved, seenFrom, shiftedBy, transformFrom } from './paths.ts';

const HERE = { left: 10, top: 20, width: 40, height: 48 };
const FAR = { left: 900, top: 700, width: 80, height: 96 };

describe('how a thing travels', () => {
  it('never faster than 180 ms and never longer than 280 ms', () => {
    expect(durationOf(HERE, HERE)).toBe(180);
    expect(durationOf(HERE, { ...HERE, left: 110 })).toBe(205);
    expect(durationOf(HERE, FAR)).toBe(280);
  });

  it('a pixel is no travel', () => {
    expect(hasMoved(HERE, { ...HERE, left: 11 })).toBe(false);
    expect(hasMoved(HERE, { ...HERE, left: 12 })).toBe(true);
    expect(hasMoved(HERE, { ...HERE, height: 60 })).toBe(true);
  });

  it('its transform puts it back where it was, at the size it had, growing from its middle', () => {
    expect(transformFrom(HERE, FAR)).toBe('translate(-910px, -704px) scale(0.5, 0.5)');
    expect(transformFrom({ ...HERE, left: 0 }, HERE)).toBe('translate(-10px, 0px) scale(1, 1)');
    expect(transformFrom(HERE, { ...HERE, width: 0 })).toContain('scale(1, 1)');
  });

  it('is measured from the corner of the layer that it flies in', () => {
    expect(seenFrom({ left: 0, top: 92, width: 900, height: 700 }, FAR)).toEqual({ ...FAR, top: 608 });
  });

  it('from a small mark it starts in its middle, in its own size', () => {
    expect(centredIn({ left: 100, top: 100, width: 20, height: 20 }, HERE)).toEqual({
      left: 90,
      top: 86,
      width: 40,
      height: 48,
    });
  });

  it('on its way already, it goes on from where it is seen', () => {
    const seen = { ...HERE, left: 25 };
    expect(shiftedBy({ ...HERE, left: 60 }, seen, HERE).left).toBe(75);
  });

  it('what its frame carries it, it does not travel itself', () => {
    const [was, is] = [
      { ...FAR, left: 500 },
      { ...FAR, left: 530 },
    ];
    expect(carriedBy(HERE, was, is).left).toBe(HERE.left + 30);
  });
});
