import { describeWords } from '@tablee/conformance/describe-words';
import { type AnyWords, LOCALES, placeholdersIn, sayRefusal, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { tiles } from '../rules/index.ts';
import { characterOf, colourOf, TILES } from '../rules/tile.ts';
import type { TilesEvent } from '../rules/types.ts';
import { words } from './index.ts';

const names = (seat: number): string => ['Léa', 'Malik'][seat] ?? '?';

/** Characters that fit two lines beside the sign and the link to the rule, at a width of 360 px. */
const LONGEST_REFUSAL = 60;

const EVENTS: Record<TilesEvent['kind'], true> = {
  mixed: true,
  dealt: true,
  laid: true,
  joined: true,
  drew: true,
  kept: true,
  blocked: true,
  turn: true,
  flipped: true,
  paired: true,
  'turned-back': true,
  over: true,
};

describeWords(tiles, words.messages, Object.keys(EVENTS));

describe.each(LOCALES)('the words of the game in %s', (locale) => {
  const { [locale]: messages } = words.messages;

  it('every refusal fits two lines of the smallest phone', () => {
    const say = speakerOf<AnyWords>(words, locale);
    const said = Object.entries(messages)
      .filter(([id]) => id.endsWith('.refusal'))
      .flatMap(([id, message]) => {
        const branches = message.match(/\w+(?= \{)/g) ?? [''];
        const facts = branches.flatMap((why) =>
          branches.map((kind) => ({ why, kind, tile: 'P12', second: 'P13', player: 1 })),
        );
        return facts.map((one) => say(id, words.nameThings(one, say, names)));
      });
    expect(said.filter((sentence) => sentence.length > LONGEST_REFUSAL)).toEqual([]);
  });

  it('[DR-A1] every character has a name', () => {
    expect(TILES.map((tile) => `character.${characterOf(tile)}`).filter((id) => !Object.hasOwn(messages, id))).toEqual(
      [],
    );
  });

  it('[DR-A17] the sentence about a flipped tile does not name it', () => {
    expect(placeholdersIn(messages['event.flipped'] ?? '')).toEqual(['player', 'who']);
    expect(placeholdersIn(messages['event.turned-back'] ?? '')).toEqual(['mixed']);
  });
});

it.each(LOCALES)('[DR-A3] no level claims to remember tiles that are mixed: %s', (locale) => {
  const say = speakerOf<AnyWords>(words, locale);
  const level = (memory: string): string[] =>
    ['facile', 'normal', 'expert'].map((one) => say(`level.${one}`, { mode: 'junior', memory }));
  expect(new Set(level('false')).size).toBe(1);
  expect(new Set(level('true')).size).toBe(3);
});

it.each(LOCALES)('rules that an option changes say what applies at the table: %s', (locale) => {
  const say = speakerOf(words, locale);
  const told = (chosen: 'true' | 'false'): string[] => [
    say('DR-3.here', { memory: chosen }),
    say('DR-9.here', { voluntaryDraw: chosen }),
    say('DR-12.here', { playOn: chosen }),
  ];
  expect(told('false')).toEqual(['', '', '']);
  expect(told('true')).not.toContain('');
});

describe('refusals in words', () => {
  it('tiles are named by colour and value', () => {
    const refusal = { rule: 'DR-A7', facts: { tile: 'P12' } };
    expect(sayRefusal(words, 'fr', refusal, names)).toBe(
      'Ton 12 prune se place\u00a0: tu ne pioches que si rien ne va.',
    );
    expect(sayRefusal(words, 'en', refusal, names)).toBe('Your plum 12 fits: you draw only when nothing does.');
  });

  it('[DR-A7] two tiles that only fit together are both named', () => {
    const refusal = { rule: 'DR-A7', facts: { why: 'pair', tile: 'P6', second: 'P7' } };
    expect(sayRefusal(words, 'fr', refusal, names)).toBe('Ton 6 prune et ton 7 prune vont ensemble\u00a0: pose-les.');
    expect(sayRefusal(words, 'en', refusal, names)).toBe('Your plum 6 and plum 7 go together: lay them.');
  });

  it('players are named', () => {
    const refusal = { rule: 'DR-11', facts: { seat: 1 } };
    expect(sayRefusal(words, 'fr', refusal, names)).toBe('Patience\u00a0: c’est à Malik de jouer.');
    expect(sayRefusal(words, 'en', refusal, names)).toBe('Hold on: it’s Malik’s turn.');
  });

  it('different reasons of one rule have different sentences', () => {
    const say = (facts: Record<string, string>): string => sayRefusal(words, 'en', { rule: 'DR-6', facts }, names);
    expect(say({ why: 'colour', kind: 'new' })).toBe('These tiles share neither colour nor value.');
    expect(say({ why: 'colour', kind: 'run' })).toBe('A run has one colour only.');
    expect(say({ why: 'value', kind: 'family' })).toBe('A family has one value only.');
    expect(say({ why: 'gap', kind: 'run' })).toBe('A run has no gaps: the values follow each other.');
  });

  it('colours are the same four in both languages', () => {
    const say = speakerOf(words, 'fr');
    expect(
      TILES.map((tile) => say(`colour.${colourOf(tile)}`)).filter((name, at, all) => all.indexOf(name) === at),
    ).toEqual(['rouge', 'bleu', 'vert', 'prune']);
  });
});
