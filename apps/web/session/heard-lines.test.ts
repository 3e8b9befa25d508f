import type { SaidMessage } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { addLine, type HeardLine } from './heard-lines.ts';

function said(n: number, changes: Partial<SaidMessage> = {}): SaidMessage {
  return { type: 'said', n, seat: 0, who: 'a1', what: { text: `${n}` }, ago: 0, ...changes };
}

function hearAll(told: readonly (readonly [SaidMessage, number])[]): readonly HeardLine[] {
  return told.reduce<readonly HeardLine[]>((lines, [one, now]) => addLine(lines, one, now), []);
}

describe('a message of the talk', () => {
  it('is listed in order, among the newest twenty', () => {
    const lines = hearAll(Array.from({ length: 25 }, (_, index) => [said(index + 1), index] as const));
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  });

  it('is news if it was said just now', () => {
    const lines = hearAll([
      [said(1, { ago: 6_000 }), 10_000],
      [said(2, { ago: 5_999 }), 10_000],
    ]);
    expect(lines).toMatchObject([
      { n: 1, saidAt: 4_000, isNews: false },
      { n: 2, saidAt: 4_001, isNews: true },
    ]);
  });

  it('keeps its position when it is repeated, and takes the present seat of its speaker', () => {
    const lines = hearAll([
      [said(1), 1_000],
      [said(2), 2_000],
      [said(1, { seat: null, ago: 9_300 }), 10_000],
    ]);
    expect(lines).toMatchObject([
      { n: 1, seat: null, saidAt: 1_000, isNews: true },
      { n: 2, seat: 0 },
    ]);
  });

  it.each([
    ['by somebody else', said(1, { who: 'b2' }), 1_500],
    ['by the same person, later', said(1), 9_000],
    ['under a number that this page has not heard', said(3), 9_000],
  ])('starts a new list if the host has started to count again: %s', (_, first, now) => {
    const before = hearAll([
      [said(1), 1_000],
      [said(7), 1_200],
    ]);
    expect(addLine(before, first, now)).toMatchObject([{ n: first.n, who: first.who, saidAt: now }]);
  });
});
