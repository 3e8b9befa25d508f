import { describe, expect, it } from 'vitest';
import { framesOf, waypointsOf, widestOf } from './ways.ts';

const SMALL = { left: 0, top: 0, width: 50, height: 70 };
const LARGE = { left: 300, top: 200, width: 100, height: 140 };

describe('the path of a flying picture', () => {
  it.each(['straight', 'thrown', 'snatched'] as const)(
    'begins at the old place and size, and ends in the new place: %s',
    (way) => {
      const path = waypointsOf(SMALL, LARGE, widestOf(SMALL, LARGE), way);
      expect(path[0]).toEqual({ x: 25, y: 35, scale: 0.5, turn: 0 });
      expect(path.at(-1)).toEqual({ x: 350, y: 270, scale: 1, turn: 0 });
    },
  );

  it('scales down a picture that is drawn at its largest size', () => {
    const path = waypointsOf(LARGE, SMALL, widestOf(LARGE, SMALL), 'thrown');
    expect([path[0]?.scale, path.at(-1)?.scale]).toEqual([1, 0.5]);
  });

  it('does not enlarge a picture without a width', () => {
    const scales = waypointsOf(LARGE, { ...LARGE, width: 0 }, 0, 'straight').map(({ scale }) => scale);
    expect(Math.max(...scales)).toBe(1);
  });

  it('rises for a throw, and higher for a snatch', () => {
    const middle = (way: 'straight' | 'thrown' | 'snatched'): number =>
      Math.min(...waypointsOf(LARGE, { ...LARGE, left: 700 }, 100, way).map(({ y }) => y));
    expect(middle('thrown')).toBeLessThan(middle('straight'));
    expect(middle('snatched')).toBeLessThan(middle('thrown'));
  });

  it('changes only the transform', () => {
    const frames = framesOf(waypointsOf(SMALL, LARGE, 100, 'snatched'), LARGE);
    expect(frames).toHaveLength(7);
    expect(new Set(frames.flatMap((frame) => Object.keys(frame)))).toEqual(new Set(['transform']));
    expect(frames.at(-1)?.['transform']).toBe('translate(300px, 200px) rotate(0deg) scale(1)');
  });
});
