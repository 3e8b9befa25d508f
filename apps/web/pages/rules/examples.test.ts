import { describe, expect, it } from 'vitest';
import { type ExampleBook, hasExamples } from './examples.tsx';

const EXAMPLE = { position: 'p', command: 'c' };
const PAIR = { legal: EXAMPLE, illegal: EXAMPLE };
const BOOK = {
  examples: {
    pairs: { 'XX-1': PAIR, 'XX-2': PAIR, 'XX-3': PAIR },
    unlisted: ['XX-2', 'XX-3'],
    allowed: { 'XX-3': [EXAMPLE], 'XX-4': [EXAMPLE] },
    figures: { 'XX-5': () => null },
  },
} as unknown as ExampleBook;

describe('the examples of a rule that is read', () => {
  it('are none where its pair only shows that there is nothing to play', () => {
    const drawn = ['XX-1', 'XX-2', 'XX-3', 'XX-4', 'XX-5', 'XX-6'].filter((rule) => hasExamples(BOOK, rule));
    expect(drawn).toEqual(['XX-1', 'XX-3', 'XX-4', 'XX-5']);
  });
});
