import { type GameTypes, toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { AskHint, Hint, HintQuestion } from '../game-ui.ts';
import { answerTo, hintAt } from './answered.ts';

interface Plain extends GameTypes {
  view: { readonly cards: number };
  command: { readonly do: 'draw' };
}

const VIEW = { cards: 3 };
const HINT: Hint<Plain> = { command: { do: 'draw' }, why: 'there are cards' };
const QUESTION: HintQuestion<Plain, object> = {
  view: VIEW,
  seat: toSeat(0),
  at: toMillis(0),
  say: () => '',
  nameOf: () => '',
};

function answered(ask: AskHint<Plain, object>) {
  return answerTo(ask, QUESTION);
}

describe('a hint', () => {
  it('is shown on the table that it is about, and on no other', async () => {
    const answer = await answered(async () => HINT);
    expect(hintAt(answer, VIEW)).toBe(HINT);
    expect(hintAt(answer, { cards: 2 })).toBeNull();
    expect(hintAt(answer, null)).toBeNull();
  });

  it('is none where the game has none, or fails to say', async () => {
    expect(await answered(async () => null)).toBeNull();
    expect(await answered(() => Promise.reject(new Error('the worker is gone')))).toBeNull();
    expect(
      await answered(() => {
        throw new Error('there is no worker');
      }),
    ).toBeNull();
  });
});
