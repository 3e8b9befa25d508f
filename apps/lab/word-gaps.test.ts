import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { wordGaps } from './word-gaps.ts';

const rulebook: AnyGame['rulebook'] = {
  'XX-1': { source: 'rulebook', section: 'play', shows: ['refusal'] },
  'XX-2': { source: 'ruling', section: 'play', shows: ['end'] },
};
const WHOLE = {
  title: 'X',
  'section.play': 'Y',
  'XX-1': 'a',
  'XX-1.refusal': 'b {tile}',
  'XX-2': 'c',
  'XX-2.end': 'd',
};

function gaps(fr: object, en: object): string[] {
  const messages = { fr: { ...WHOLE, ...fr }, en: { ...WHOLE, ...en } };
  return wordGaps({ rulebook } as AnyGame, { messages, nameThings: (facts) => facts });
}

describe('gaps between rulebook and words', () => {
  it('are none where every rule, refusal and end is said in both languages', () => {
    expect(gaps({}, {})).toEqual([]);
  });

  it('are found where a refusal or an end has no sentence', () => {
    const { 'XX-1.refusal': _, 'XX-2.end': __, ...rest } = WHOLE;
    const messages = { fr: rest, en: rest };
    expect(wordGaps({ rulebook } as AnyGame, { messages, nameThings: (facts) => facts })).toEqual([
      'no fr words for XX-1.refusal',
      'no fr words for XX-2.end',
      'no en words for XX-1.refusal',
      'no en words for XX-2.end',
    ]);
  });

  it('are found where the title or a section has no name', () => {
    const { title: _, 'section.play': __, ...rest } = WHOLE;
    const messages = { fr: rest, en: WHOLE };
    expect(wordGaps({ rulebook } as AnyGame, { messages, nameThings: (facts) => facts })).toEqual([
      'no fr words for title',
      'no fr words for section.play',
      'title is said in one language only',
      'section.play is said in one language only',
    ]);
  });

  it('are found where a sentence is about no rule', () => {
    expect(gaps({ 'XX-9': 'x' }, { 'XX-9': 'x', 'XX-2.refusal': 'y' })).toEqual([
      'fr words for XX-9, which is no rule',
      'en words for XX-9, which is no rule',
      'en words for XX-2.refusal, which is no rule',
      'XX-2.refusal is said in one language only',
    ]);
  });

  it('are found where one language names other things', () => {
    expect(gaps({ 'XX-1.refusal': 'b {player}' }, {})).toEqual([
      'XX-1.refusal names other things in French than in English',
    ]);
  });
});
