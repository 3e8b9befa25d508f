import { expect, it } from 'vitest';
import { type CpuProfile, splitOf } from './profile.ts';

function nodeOf(id: number, url: string, children: number[] = [], functionName = 'some') {
  return { id, callFrame: { functionName, url }, children };
}

const profile: CpuProfile = {
  nodes: [
    nodeOf(1, '', [2, 5, 6], '(root)'),
    nodeOf(2, 'file:///x/packages/host/frames.ts', [3, 4]),
    nodeOf(3, 'file:///x/games/any/rules/view.ts'),
    nodeOf(4, '', [], 'stringify'),
    nodeOf(5, '', [], '(idle)'),
    nodeOf(6, '', [], '(garbage collector)'),
  ],
  samples: [3, 4, 4, 5, 6, 1],
  timeDeltas: [10, 20, 30, 1000, 5, 7],
};

it('charges each sample to the innermost known function, and idle time to none', () => {
  expect(Object.fromEntries(splitOf([profile, profile]))).toEqual({ views: 20, diffs: 100, garbage: 10, rest: 14 });
});
