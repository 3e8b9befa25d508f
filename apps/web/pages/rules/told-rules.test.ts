import { background, ruled, stated } from '@tablee/kernel';
import { speaker } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { findRules, hereAt, tellRule, tellRules } from './told-rules.ts';

const RULEBOOK = {
  'XX-1': stated('start'),
  'XX-2': stated('play'),
  'XX-A1': ruled('start'),
  'XX-B': background(stated('box')),
};
const say = speaker(
  {
    'section.start': 'Départ',
    'section.play': 'Tour',
    'XX-1': 'On mélange les cartes.',
    'XX-1.title': 'La donne',
    'XX-2.title': 'Piocher',
    'XX-A1.title': 'Qui commence',
    'XX-2': 'Tu pioches, l’été aussi.',
    'XX-A1': 'L’aîné commence.',
  },
  'fr',
);
const sections = tellRules({ rulebook: RULEBOOK }, say);

describe('the rules in words', () => {
  it('are grouped by section, in the order of the rulebook', () => {
    expect(sections.map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
      ['Départ', ['XX-1', 'XX-A1']],
      ['Tour', ['XX-2']],
    ]);
    expect(sections[0]?.rules.map(({ isRuling }) => isRuling)).toEqual([false, true]);
    expect(sections[0]?.rules.map(({ title }) => title)).toEqual(['La donne', 'Qui commence']);
  });

  it('leave out background rules, and sections that have no others', () => {
    expect(findRules(sections, '').flatMap(({ rules }) => rules.map(({ id }) => id))).not.toContain('XX-B');
    expect(sections.map(({ id }) => id)).not.toContain('box');
  });

  it('are those of the sections in play, if the game tells which: the sentences of others may not be loaded', () => {
    const rulebook = { ...RULEBOOK, 'XX-3': stated('scenario') };
    const told = tellRules({ rulebook }, say, { played: ['play'] });
    expect(told.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['XX-2']);
    expect(() => tellRules({ rulebook }, say)).toThrow('no words for section.scenario');
  });

  it('are told one by one where a rule has refused a command', () => {
    expect(tellRule({ rulebook: RULEBOOK }, 'XX-2', say, () => 'ici.')).toEqual({
      ...sections[1]?.rules[0],
      here: 'ici.',
    });
    expect(tellRule({ rulebook: RULEBOOK }, 'XX-9', say, () => null)).toBeNull();
  });

  it('say what applies at this table if an option changes a rule', () => {
    const words = { 'XX-1.here': '{mixed, select, twice_over {deux fois.} other {}}', 'XX-1': '', 'XX-2': '' };
    const here = (mixed: string) => hereAt(words, { mixed }, speaker(words, 'fr'));
    expect(here('twice-over')('XX-1')).toBe('deux fois.');
    expect(here('once')('XX-1')).toBeNull();
    expect(here('twice-over')('XX-2')).toBeNull();
    const told = tellRules({ rulebook: RULEBOOK }, say, {
      sayHere: (rule) => (rule === 'XX-1' ? 'deux fois.' : null),
    });
    expect(told[0]?.rules.map((rule) => rule.here)).toEqual(['deux fois.', null]);
    expect(findRules(told, 'deux fois').flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(['XX-1']);
  });

  it.each([
    ['aine', ['XX-A1']],
    ["l'ete", ['XX-2']],
    ['CARTES melange', ['XX-1']],
    ['xx-2', ['XX-2']],
    ['la donne', ['XX-1']],
    ['', ['XX-1', 'XX-A1', 'XX-2']],
    ['girafe', []],
  ])('are found by %j', (query, ids) => {
    expect(findRules(sections, query).flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
  });
});
