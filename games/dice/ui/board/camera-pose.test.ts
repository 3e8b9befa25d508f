import { describe, expect, it } from 'vitest';
import { nextPose } from './camera-pose.ts';

const near = { cell: 60, eye: { x: 2, y: 9 } };
const all = { cell: 30, eye: { x: 6, y: 4 } };

describe('a press of the overview button', () => {
  it('returns to the pose before at the second press', () => {
    const first = nextPose({ now: near, all, before: null });
    expect(first.to).toEqual(all);
    const second = nextPose({ now: { ...all, eye: { x: 6.1, y: 4 } }, all, before: first.before });
    expect(second).toEqual({ to: near, before: null });
  });

  it('returns also if the overview has the same cell size', () => {
    const wide = { cell: 60, eye: { x: 6, y: 4 } };
    const first = nextPose({ now: near, all: wide, before: null });
    expect(nextPose({ now: wide, all: wide, before: first.before }).to).toEqual(near);
  });

  it('returns from an overview that was panned, or whose table has grown', () => {
    expect(nextPose({ now: { cell: 30, eye: { x: 12, y: 4 } }, all, before: near }).to).toEqual(near);
    expect(nextPose({ now: { ...all, cell: 34 }, all, before: near }).to).toEqual(near);
  });

  it('shows the overview again after a pan or zoom at normal cell size', () => {
    const wide = { cell: 60, eye: { x: 6, y: 4 } };
    const panned = { cell: 60, eye: { x: 12, y: 4 } };
    expect(nextPose({ now: panned, all: wide, before: near })).toEqual({ to: wide, before: panned });
    expect(nextPose({ now: { ...wide, cell: 70 }, all: wide, before: near }).to).toEqual(wide);
  });
});
