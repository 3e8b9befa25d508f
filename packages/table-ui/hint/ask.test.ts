import { type GameTypes, toMillis, toSeat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { AskHint, Hint, HintQuestion } from '../game-ui.ts';
import { askFor } from './ask.ts';

const HINT: Hint<GameTypes> = { command: { do: 'draw' }, why: 'there are cards' };
const QUESTION: HintQuestion<GameTypes, object> = {
  view: {},
  seat: toSeat(0),
  at: toMillis(0),
  say: () => '',
  nameOf: () => '',
};

function ask(answer: AskHint<GameTypes, object>): Promise<Hint<GameTypes> | null> {
  return askFor(answer, QUESTION);
}

describe('a hint', () => {
  it('is the answer of the game', async () => {
    expect(await ask(async () => HINT)).toBe(HINT);
    expect(await ask(async () => null)).toBeNull();
  });

  it('is null if the game throws', async () => {
    expect(await ask(() => Promise.reject(new Error('the worker is gone')))).toBeNull();
    expect(
      await ask(() => {
        throw new Error('there is no worker');
      }),
    ).toBeNull();
  });
});
