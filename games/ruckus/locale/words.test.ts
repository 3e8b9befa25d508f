import { describeWords } from '@tablee/conformance/describe-words';
import { LOCALES, sayRefusal, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../rules/family.ts';
import { ruckus } from '../rules/index.ts';
import type { RuckusEvent } from '../rules/types.ts';
import { words } from './index.ts';

const names = (seat: number): string => ['Léa', 'Malik'][seat] ?? '?';

const EVENTS: Record<RuckusEvent['kind'], true> = {
  dealt: true,
  started: true,
  formed: true,
  stolen: true,
  completed: true,
  drew: true,
  called: true,
  stalling: true,
  stalled: true,
  scored: true,
  over: true,
};

describeWords(ruckus, words.messages, Object.keys(EVENTS));

describe.each(LOCALES)('the words of the game in %s', (locale) => {
  const { [locale]: messages } = words.messages;

  it('[RK-1] every family has a sound of its own', () => {
    const sounds = FAMILIES.map((family) => messages[`family.${family}`]);
    expect(sounds).not.toContain(undefined);
    expect(new Set(sounds).size).toBe(12);
  });
});

it.each(LOCALES)('rules that an option changes say what applies at the table: %s', (locale) => {
  const say = speakerOf(words, locale);
  for (const rule of ['RK-A13.here', 'RK-A24.here'] as const) {
    expect(say(rule, { tempo: 'patient' })).toMatch(/deux|two/);
    expect(say(rule, { tempo: 'normal' })).toBe('');
  }
  expect(say('RK-15.here', { autoCall: 'true' })).toBe(say('RK-A4.here', { autoCall: 'true' }));
  expect([say('RK-4.here', { autoForm: 'false' }), say('RK-15.here', { autoCall: 'false' })]).toEqual(['', '']);
  expect(say('RK-4.here', { autoForm: 'true' })).not.toBe('');
});

describe('refusals in words', () => {
  it('a lost race says where the family went', () => {
    const refusal = { rule: 'RK-A11', facts: { family: 'boum', seat: 1 } };
    expect(sayRefusal(words, 'fr', refusal, names)).toBe('La famille Boum n’est pas là\u00a0: elle est devant Malik.');
    expect(sayRefusal(words, 'en', refusal, names)).toBe('Boom isn’t there: it’s in front of Malik.');
  });

  it('cards that are not there are not counted as one, nor three as two', () => {
    const say = (rule: string, count: number): string =>
      sayRefusal(words, 'fr', { rule, facts: { family: 'boum', count } }, names);
    expect([say('RK-6', 0), say('RK-6', 1)]).toEqual([
      'Tu n’as pas de carte Boum en main.',
      'Tu n’as qu’une carte Boum\u00a0: il en faut deux.',
    ]);
    expect([say('RK-8', 2), say('RK-8', 3)]).toEqual([
      'Tu as deux cartes Boum\u00a0: une paire se pose, elle ne vole pas.',
      'Tu as 3 cartes Boum\u00a0: une famille se pose, elle ne vole pas.',
    ]);
  });

  it('cards are counted in each language', () => {
    const say = (cards: number): string => sayRefusal(words, 'fr', { rule: 'RK-A4', facts: { cards } }, names);
    expect([say(1), say(3)]).toEqual(['Tu as encore une carte en main.', 'Tu as encore 3 cartes en main.']);
  });

  it('families are named by their sound in the language', () => {
    const refusal = { rule: 'RK-5', facts: { family: 'coa' } };
    expect(sayRefusal(words, 'fr', refusal, names)).toBe('Pose d’abord tes cartes Coâ.');
    expect(sayRefusal(words, 'en', refusal, names)).toBe('Lay your Ribbit cards first.');
  });
});
