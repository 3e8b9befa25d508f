import { type GameTypes, type Refusal, type Result, toSeat } from '@tablee/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTries } from './use-tries.ts';

const RESULT: Result<GameTypes> = { rule: 'XX-1', ranks: [1], scores: [0] };
const RULES = { check: (): Refusal<GameTypes> => ({ rule: 'XX-2', facts: {} }) };

/** Rules of the refusals that the player is shown for one touch. */
function refusalsFor(result: Result<GameTypes> | null): string[] {
  const shown: string[] = [];
  const Piece = () => {
    const tries = useTries<GameTypes>(
      {
        viewer: toSeat(0),
        result,
        refusal: null,
        now: () => 0,
        play: () => null,
        refuse: ({ rule }) => shown.push(rule),
        forget: () => {},
      },
      { rules: RULES, coming: {}, feelingOf: () => 'tap' },
    );
    if (shown.length === 0) tries.attempt({}, 'piece');
    return null;
  };
  renderToStaticMarkup(createElement(Piece));
  return shown;
}

it('a piece answers with a refusal while the match goes on, and not after it', () => {
  expect(refusalsFor(null)).toEqual(['XX-2']);
  expect(refusalsFor(RESULT)).toEqual([]);
});
