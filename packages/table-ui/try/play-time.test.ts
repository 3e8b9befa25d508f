import { type GameTypes, type Refusal, toMillis, toSeat } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { playTimeOf } from './play-time.ts';
import type { TryRules } from './why-not.ts';

interface Paced extends GameTypes {
  view: { readonly readyAt: number; readonly isOver: boolean };
  command: { readonly do: 'act' | 'guess' };
}

const OVER: Refusal<Paced> = { rule: 'PA-2', facts: {} };

const rules: TryRules<Paced> = {
  check: ({ readyAt, isOver }, _, command, at) => {
    if (at < readyAt) return { rule: 'PA-1', facts: {} };
    if (command.do === 'guess') return 'unknown';
    return isOver ? OVER : null;
  },
  readyAt: ({ readyAt }) => toMillis(readyAt),
};

function playedAt(sentAt: number, isOver = false, what: Paced['command']['do'] = 'act'): number | null {
  const sent = { id: '', command: { do: what }, at: toMillis(sentAt) };
  return playTimeOf(rules, { readyAt: 1_000, isOver }, toSeat(0), sent);
}

it('a command is played when it was sent, or when the pace allows it', () => {
  expect([playedAt(1_200), playedAt(900)]).toEqual([1_200, 1_000]);
});

it('a command is played if only the host can know that it is legal', () => {
  expect(playedAt(900, true, 'guess')).toBe(1_000);
});

it('a command that the rules refuse even at its time is not played', () => {
  expect(playedAt(900, true)).toBeNull();
});

it('a game without a pace plays a command when it was sent', () => {
  const sent = { id: '', command: { do: 'act' as const }, at: toMillis(5) };
  expect(playTimeOf<Paced>({ check: () => null }, { readyAt: 0, isOver: false }, toSeat(0), sent)).toBe(5);
});
