import { toMillis } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import type { RoundCourse, RoundWin } from '../../rules/types.ts';
import { closeWords, linesOf, timeWords } from './told-course.ts';
import { matchWords, roundRowsOf } from './told-rounds.ts';

const fr = speakerOf(words, 'fr');

function course(...sizes: readonly (readonly [seconds: number, trials: number, spells: number])[]): RoundCourse {
  const noted = sizes.map(([seconds, trials, spells]) => ({ at: toMillis(seconds * 1_000), trials, spells }));
  return { sizes: noted, last: null };
}

const CLOSE = course([8, 7, 12], [60, 6, 12], [100, 6, 11], [128, 7, 11], [158, 0, 1]);

describe('the story of a finished match', () => {
  it('has its duration from the signal on', () => {
    expect(timeWords(CLOSE, fr)).toBe('2 min 30 s de course');
    expect(timeWords(course([5, 1, 1], [46, 0, 1]), fr)).toBe('41 s de course');
  });

  it('has the cards that the other camp had left', () => {
    const told = (win: RoundWin, ...last: readonly [number, number]): string =>
      closeWords(course([0, 9, 9], [60, ...last]), win, fr);
    expect(told({ camp: 'heroes', rule: 'RO-6' }, 0, 1)).toContain('plus qu’une carte');
    expect(told({ camp: 'heroes', rule: 'RO-6' }, 0, 4)).toBe('Il restait 4 cartes au sorcier.');
    expect(told({ camp: 'sorcerer', rule: 'RO-6' }, 3, 0)).toBe('Il restait 3 cartes aux héros.');
    expect(told({ camp: 'sorcerer', rule: 'RO-35' }, 1, 5)).toBe('Il restait une carte aux héros et 5 au sorcier.');
  });
});

describe('the chart of both decks', () => {
  it('steps from the signal to the end, upwards with an invocation', () => {
    const { trials, spells, most } = linesOf(course([10, 7, 12], [60, 6, 12], [110, 7, 11]));
    expect(trials).toEqual([
      [0, 7],
      [0.5, 7],
      [0.5, 6],
      [1, 6],
      [1, 7],
    ]);
    expect(spells).toEqual([
      [0, 12],
      [0.5, 12],
      [1, 12],
      [1, 11],
    ]);
    expect(most).toBe(12);
  });

  it('marks whole minutes', () => {
    expect(linesOf(CLOSE).minutes).toEqual([
      { at: 0.4, minute: 1 },
      { at: 0.8, minute: 2 },
    ]);
  });
});

describe('the rounds of a finished match', () => {
  const ROUNDS = [CLOSE, course([200, 7, 12], [260, 3, 4])];

  it('[RO-39] have a row each, with winner, reason and duration', () => {
    const won: RoundWin[] = [
      { camp: 'heroes', rule: 'RO-6' },
      { camp: 'sorcerer', rule: 'RO-35' },
    ];
    const [first, second] = roundRowsOf(won, ROUNDS, fr);
    expect(first).toMatchObject({ round: 1, winner: 'Héros', reason: 'dernière carte', time: '2 min 30 s' });
    expect(second).toMatchObject({ round: 2, winner: 'Sorcier', reason: 'le dragon', time: '1 min 0 s' });
  });

  it('are counted with their duration together', () => {
    expect(matchWords(ROUNDS, fr)).toBe('2 manches, 3 min 30 s de course');
  });
});
