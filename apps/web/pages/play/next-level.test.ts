import type { Seat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { nextLevel } from './next-level.ts';

const LEVELS = ['facile', 'normal', 'expert'];
const ME = 0 as Seat;
const PERSON: SeatInfo = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null };
const bot = (level: string): SeatInfo => ({ kind: 'bot', level, name: 'Kiwi', avatar: 'owl' });

function after(
  scores: number[],
  { level = 'normal', ranks = byScore(scores), teams = null as number[][] | null } = {},
) {
  const seats = scores.map((_, seat) => (seat === 0 ? PERSON : bot(level)));
  return nextLevel(LEVELS, { seats, teams }, ME, { ranks, scores });
}

function byScore(scores: number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

describe('the level offered at the end', () => {
  it('is the next one up after a clear win, and the next one down after a clear loss', () => {
    expect(after([60, 20, 25])).toEqual({ level: 'expert', isHarder: true });
    expect(after([20, 60, 45])).toEqual({ level: 'facile', isHarder: false });
  });

  it('is none after a close match, a draw, or a loss that is not the last place', () => {
    expect(after([60, 40, 25])).toBeNull();
    expect(after([40, 60, 45])).toBeNull();
    expect(after([60, 60, 5])).toBeNull();
    expect(after([25, 60, 20])).toBeNull();
  });

  it('is none beyond the hardest and the easiest', () => {
    expect(after([60, 10], { level: 'expert' })).toBeNull();
    expect(after([10, 60], { level: 'facile' })).toBeNull();
  });

  it('is none if scores only count wins or differ by little', () => {
    expect(after([1, 0])).toBeNull();
    expect(after([4, 1])).toBeNull();
  });

  it('compares what is left in hand if the lowest score wins', () => {
    expect(after([0, 5, 6], { ranks: [1, 2, 3] })).toEqual({ level: 'expert', isHarder: true });
    expect(after([6, 0, 2], { ranks: [3, 1, 2] })).toEqual({ level: 'facile', isHarder: false });
  });

  it('follows from the result of the team', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    expect(after([90, 20, 90, 20], { teams })).toEqual({ level: 'expert', isHarder: true });
  });

  it('is none among people, for a spectator, and against bots of two levels', () => {
    const result = { ranks: [1, 2, 3], scores: [60, 20, 10] };
    const told = (seats: SeatInfo[], viewer: Seat | 'spectator' = ME) =>
      nextLevel(LEVELS, { seats, teams: null }, viewer, result);
    expect(told([PERSON, PERSON, bot('normal')])).toBeNull();
    expect(told([PERSON, bot('normal'), bot('expert')])).toBeNull();
    expect(told([PERSON, bot('normal'), bot('normal')], 'spectator')).toBeNull();
    expect(told([PERSON, bot('random'), bot('random')])).toBeNull();
  });
});
