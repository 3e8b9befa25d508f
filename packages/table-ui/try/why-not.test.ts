import { type GameTypes, type Refusal, toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { canBeDone, type TryRules, whyNot } from './why-not.ts';

interface Paced extends GameTypes {
  view: { readonly readyAt: number; readonly isOver: boolean };
  command: { readonly do: 'act' | 'guess' };
}

const WINDOW_MS = 300;
const TOO_EARLY: Refusal<Paced> = { rule: 'PA-1', facts: {} };
const OVER: Refusal<Paced> = { rule: 'PA-2', facts: {} };

const rules: TryRules<Paced> = {
  check: ({ readyAt, isOver }, _, command, at) => {
    if (at < readyAt) return TOO_EARLY;
    if (command.do === 'guess') return 'unknown';
    return isOver ? OVER : null;
  },
  readyAt: ({ readyAt }) => toMillis(readyAt),
  early: { windowMs: () => WINDOW_MS, kindOf: () => null },
};

interface Way {
  readonly isOver?: boolean;
  readonly what?: Paced['command']['do'];
  readonly by?: TryRules<Paced>;
}

function tried(at: number, { isOver = false, what = 'act', by = rules }: Way = {}): string | null {
  const situation = { view: { readyAt: 1_000, isOver }, seat: toSeat(0), at: toMillis(at) };
  return whyNot(by, situation, { do: what })?.rule ?? null;
}

describe('a try', () => {
  it('is sent if the rules accept it or only the host can know', () => {
    expect(tried(1_000)).toBeNull();
    expect(tried(1_000, { what: 'guess' })).toBeNull();
  });

  it('is refused with its rule', () => {
    expect(tried(1_000, { isOver: true })).toBe('PA-2');
  });

  it('is sent if it is so little too early that the host keeps it', () => {
    expect(tried(1_000 - WINDOW_MS)).toBeNull();
    expect(tried(1_000 - WINDOW_MS, { what: 'guess' })).toBeNull();
  });

  it('is refused if it is earlier than that, or the game keeps none', () => {
    expect(tried(1_000 - WINDOW_MS - 1)).toBe('PA-1');
    expect(tried(999, { by: { check: rules.check, readyAt: () => toMillis(1_000) } })).toBe('PA-1');
    expect(tried(999, { by: { check: rules.check } })).toBe('PA-1');
  });

  it('is refused with the rule that it would also break at its time', () => {
    expect(tried(1_000 - WINDOW_MS, { isOver: true })).toBe('PA-2');
  });
});

describe('a command can be done', () => {
  const could = (isOver: boolean, what: Paced['command']['do']): boolean =>
    canBeDone(rules, { readyAt: 1_000, isOver }, toSeat(0), { do: what });

  it('if the rules accept it or leave it open once the pace allows it', () => {
    expect([could(false, 'act'), could(true, 'guess')]).toEqual([true, true]);
  });

  it('but not if they refuse it even then', () => {
    expect(could(true, 'act')).toBe(false);
  });
});
