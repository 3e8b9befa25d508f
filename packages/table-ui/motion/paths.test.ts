import { describe, expect, it } from 'vitest';
import { carriedBy, centredIn, durationOf, hasMoved, seenFrom, shiftedBy, transformFrom } from './paths.ts';

const HERE = { left: 10, top: 20, width: 40, height: 48 };
const FAR = { left: 900, top: 700, width: 80, height: 96 };

describe('the path of a thing', () => {
  it('takes between 180 ms and 280 ms', () => {
    expect(durationOf(HERE, HERE)).toBe(180);
    expect(durationOf(HERE, { ...HERE, left: 110 })).toBe(205);
    expect(durationOf(HERE, FAR)).toBe(280);
  });

  it('ignores a distance of one pixel', () => {
    expect(hasMoved(HERE, { ...HERE, left: 11 })).toBe(false);
    expect(hasMoved(HERE, { ...HERE, left: 12 })).toBe(true);
    expect(hasMoved(HERE, { ...HERE, height: 60 })).toBe(true);
  });

  it('begins with a transform that draws it at its old place and size, scaled from its middle', () => {
    expect(transformFrom(HERE, FAR)).toBe('translate(-910px, -704px) scale(0.5, 0.5)');
    expect(transformFrom({ ...HERE, left: 0 }, HERE)).toBe('translate(-10px, 0px) scale(1, 1)');
    expect(transformFrom(HERE, { ...HERE, width: 0 })).toContain('scale(1, 1)');
  });

  it('is measured from the corner of the layer', () => {
    expect(seenFrom({ left: 0, top: 92, width: 900, height: 700 }, FAR)).toEqual({ ...FAR, top: 608 });
  });

  it('begins in the middle of a small mark, in the thing’s own size', () => {
    expect(centredIn({ left: 100, top: 100, width: 20, height: 20 }, HERE)).toEqual({
      left: 90,
      top: 86,
      width: 40,
      height: 48,
    });
  });

  it('goes on from the drawn place if it was under way', () => {
    const seen = { ...HERE, left: 25 };
    expect(shiftedBy({ ...HERE, left: 60 }, seen, HERE).left).toBe(75);
  });

  it('leaves out the movement of its frame', () => {
    const [was, is] = [
      { ...FAR, left: 500 },
      { ...FAR, left: 530 },
    ];
    expect(carriedBy(HERE, was, is).left).toBe(HERE.left + 30);
  });
});
