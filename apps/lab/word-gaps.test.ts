import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { wordGaps } from './word-gaps.ts';

const rulebook: AnyGame['rulebook'] = {
  'XX-1': { source: 'rulebook', section: 'play', shows: ['refusal'] },
  'XX-2': { source: 'ruling', section: 'play', shows: ['end'] },
};
const GAME = {
  rulebook,
  options: { long: { choices: [false, true], default: false } },
  seatOptions: { role: { choices: ['any', 'bard'], default: 'any' } },
  presets: { short: {}, long: { long: true } },
};
const WHOLE = {
  title: 'X',
  'brief.aim': 'e',
  'brief.turn': 'f',
  'brief.end': 'g',
  'section.play': 'Y',
  'XX-1': 'a',
  'XX-1.title': 'k',
  'XX-1.refusal': 'b {tile}',
  'XX-2': 'c',
  'XX-2.title': 'l',
  'XX-2.end': 'd',
  'option.long': 'e',
  'option.long.false': 'f',
  'option.long.true': 'g',
  'seat-option.role': 'h',
  'seat-option.role.any': 'i',
  'seat-option.role.bard': 'j',
};

function gaps(fr: object, en: object): string[] {
  const messages = { fr: { ...WHOLE, ...fr }, en: { ...WHOLE, ...en } };
  return wordGaps(GAME, { messages, nameThings: (facts) => facts });
}

describe('gaps between rulebook and words', () => {
  it('are none if every rule, refusal and end has a sentence in both languages', () => {
    expect(gaps({}, {})).toEqual([]);
  });

  it('include a refusal or an end without a sentence', () => {
    const { 'XX-1.refusal': _, 'XX-2.end': __, ...rest } = WHOLE;
    const messages = { fr: rest, en: rest };
    expect(wordGaps(GAME, { messages, nameThings: (facts) => facts })).toEqual([
      'no fr words for XX-1.refusal',
      'no fr words for XX-2.end',
      'no en words for XX-1.refusal',
      'no en words for XX-2.end',
    ]);
  });

  it('include a choice of the table or a seat without words', () => {
    const { 'option.long.true': _, 'seat-option.role': __, 'seat-option.role.bard': ___, ...rest } = WHOLE;
    expect(wordGaps(GAME, { messages: { fr: rest, en: WHOLE }, nameThings: (facts) => facts })).toEqual([
      'no fr words for option.long.true',
      'no fr words for seat-option.role',
      'no fr words for seat-option.role.bard',
      'option.long.true is said in one language only',
      'seat-option.role is said in one language only',
      'seat-option.role.bard is said in one language only',
    ]);
  });

  it('include a team of any preset without a name or a winning sentence', () => {
    const teamNames = (options: object) => ('long' in options && options.long === true ? ['heroes', 'dragon'] : []);
    const dragon = { 'team.dragon': 'k', 'team.dragon.win': 'm' };
    const messages = { fr: { ...WHOLE, ...dragon }, en: { ...WHOLE, ...dragon, 'team.heroes': 'l' } };
    expect(wordGaps({ ...GAME, teamNames }, { messages, nameThings: (facts) => facts })).toEqual([
      'no fr words for team.heroes',
      'no fr words for team.heroes.win',
      'no en words for team.heroes.win',
      'team.heroes is said in one language only',
    ]);
  });

  it('include a missing title or section name', () => {
    const { title: _, 'section.play': __, ...rest } = WHOLE;
    const messages = { fr: rest, en: WHOLE };
    expect(wordGaps(GAME, { messages, nameThings: (facts) => facts })).toEqual([
      'no fr words for title',
      'no fr words for section.play',
      'title is said in one language only',
      'section.play is said in one language only',
    ]);
  });

  it('include a missing sentence of the brief', () => {
    const { 'brief.turn': _, ...rest } = WHOLE;
    const messages = { fr: rest, en: rest };
    expect(wordGaps(GAME, { messages, nameThings: (facts) => facts })).toEqual([
      'no fr words for brief.turn',
      'no en words for brief.turn',
    ]);
  });

  it('include a rule that mentions an option without a sentence for the table', () => {
    const told = { 'XX-1': 'En option, deux fois.' };
    expect(gaps(told, told)).toEqual(['no fr words for XX-1.here', 'no en words for XX-1.here']);
    const here = { ...told, 'XX-1.here': '{long, select, true {deux fois} other {une fois}}' };
    expect(gaps(here, here)).toEqual([]);
  });

  it('include a sentence about an unknown rule', () => {
    expect(gaps({ 'XX-9': 'x' }, { 'XX-9': 'x', 'XX-2.refusal': 'y' })).toEqual([
      'fr words for XX-9, which is no rule',
      'en words for XX-9, which is no rule',
      'en words for XX-2.refusal, which is no rule',
      'XX-2.refusal is said in one language only',
    ]);
  });

  it('do not include a note on a rule', () => {
    expect(gaps({ 'XX-1.note': 'x' }, { 'XX-1.note': 'x' })).toEqual([]);
    expect(gaps({ 'XX-9.note': 'x' }, { 'XX-9.note': 'x' })).toHaveLength(2);
  });

  it('include different facts in the two languages', () => {
    expect(gaps({ 'XX-1.refusal': 'b {player}' }, {})).toEqual([
      'XX-1.refusal holds other facts in French than in English',
    ]);
  });
});
