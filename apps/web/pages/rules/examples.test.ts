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

describe('the examples in the list of rules', () => {
  it('leave out a pair that only shows that nothing can be played', () => {
    const drawn = ['XX-1', 'XX-2', 'XX-3', 'XX-4', 'XX-5', 'XX-6'].filter((rule) => hasExamples(BOOK, rule));
    expect(drawn).toEqual(['XX-1', 'XX-3', 'XX-4', 'XX-5']);
  });
});
