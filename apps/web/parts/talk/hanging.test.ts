import { describe, expect, it } from 'vitest';
import type { HeardLine } from '../../session/heard-lines.ts';
import { hangingAt } from './hanging.ts';

function line(n: number, seat: number, saidAt: number): HeardLine {
  return { n, who: `guest ${seat}`, seat, what: { text: 'Salut' }, saidAt, isNews: true };
}

function numbers(lines: readonly HeardLine[]): number[] {
  return lines.map(({ n }) => n);
}

describe('bubbles', () => {
  it('show the newest message of each seat while they last', () => {
    const heard = [line(1, 0, 0), line(2, 0, 3_000), line(3, 1, 1_000)];
    expect(numbers(hangingAt(heard, -Infinity, 4_000))).toEqual([2, 3]);
    expect(numbers(hangingAt(heard, -Infinity, 7_000))).toEqual([2]);
  });

  it('do not show messages from the page before', () => {
    const heard = [line(1, 0, 1_000), line(2, 1, 3_000)];
    expect(numbers(hangingAt(heard, 2_000, 3_500))).toEqual([2]);
  });
});
