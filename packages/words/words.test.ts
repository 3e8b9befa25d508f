import { describe, expect, it } from 'vitest';
import { placeholdersIn, sayRefusal, speaker } from './index.ts';

const SENTENCES = {
  plain: 'Bonjour',
  seat: 'C’est à {player}.',
  count: '{n, plural, one {une carte} other {# cartes}}',
  'XX-1.refusal': '{why, select, late {Trop tard, {player}.} other {Non.}}',
};

describe('words', () => {
  const say = speaker(SENTENCES, 'fr');

  it('a sentence is said with its facts in it', () => {
    expect(say('plain')).toBe('Bonjour');
    expect(say('seat', { player: 'Léa' })).toBe('C’est à Léa.');
  });

  it('plurals follow the language', () => {
    expect([0, 1, 2].map((n) => say('count', { n }))).toEqual(['une carte', 'une carte', '2 cartes']);
  });

  it('a missing sentence throws', () => {
    expect(() => say('nothing')).toThrow('no words for nothing in fr');
    expect(() => say('constructor')).toThrow('no words for constructor in fr');
  });

  it('a refusal is said by its rule, with named things', () => {
    const words = {
      messages: { fr: SENTENCES, en: SENTENCES },
      nameThings: (facts: object, _: unknown, nameOf: (seat: number) => string) => ({ ...facts, player: nameOf(1) }),
    };
    const refusal = { rule: 'XX-1', facts: { why: 'late' } };
    expect(sayRefusal(words, 'fr', refusal, (seat) => `joueur ${seat}`)).toBe('Trop tard, joueur 1.');
  });

  it('facts are found in every branch of a sentence', () => {
    expect(placeholdersIn('{why, select, a {{tile} {player}} other {{n, plural, one {x {deep}} other {#}}}}')).toEqual([
      'deep',
      'n',
      'player',
      'tile',
      'why',
    ]);
    expect(placeholdersIn('plain')).toEqual([]);
    expect(() => placeholdersIn('{open')).toThrow(/Expected|Unexpected|syntax/i);
  });
});
