import { describe, expect, it } from 'vitest';
import { type AnySay, type AnyWords, type GameWords, type Say, speaker } from './index.ts';

interface Words {
  title: {};
  turn: { player: string | number };
  count: { n: number };
  'event.laid': { player: string | number; tile: string | number };
  'event.drew': { player: string | number };
  'event.over': {};
}

const MESSAGES: Record<keyof Words, string> = {
  title: 'Tuiles',
  turn: 'À {player}.',
  count: '{n, plural, one {une tuile} other {# tuiles}}',
  'event.laid': '{player} pose {tile}.',
  'event.drew': '{player} pioche.',
  'event.over': 'Fini.',
};

/** Compile errors are expected by comment; tsc reports an expectation that is not met. */
describe('typed words', () => {
  const say = speaker<Words>(MESSAGES, 'fr');

  it('need exactly the facts of their sentence', () => {
    expect([say('title'), say('turn', { player: 'Léa' }), say('count', { n: 2 })]).toEqual([
      'Tuiles',
      'À Léa.',
      '2 tuiles',
    ]);
    // @ts-expect-error unknown sentence
    expect(() => say('titel')).toThrow('no words for titel');
    // @ts-expect-error a fact is missing
    say('turn');
    // @ts-expect-error a fact is misspelt
    say('turn', { plaier: 'Léa' });
    // @ts-expect-error one fact too many
    say('turn', { player: 'Léa', tile: 'R1' });
    // @ts-expect-error facts for a sentence without any
    say('title', { player: 'Léa' });
    // @ts-expect-error a plural needs a number
    say('count', { n: 'two' });
  });

  it('need the facts of every sentence that a computed id may name', () => {
    const told = (kind: 'laid' | 'drew') => say(`event.${kind}`, { player: 'Léa', tile: 'R1' });
    expect([told('laid'), told('drew')]).toEqual(['Léa pose R1.', 'Léa pioche.']);
    // @ts-expect-error one of the two needs a tile
    const untold = (kind: 'laid' | 'drew') => say(`event.${kind}`, { player: 'Léa' });
    // @ts-expect-error one of the two is unknown
    const unknown = (kind: 'over' | 'shuffled') => say(`event.${kind}`);
    expect(untold('drew')).toBe('Léa pioche.');
    expect(unknown('over')).toBe('Fini.');
  });

  it('accept AnySay, and are not assignable to the words of another game', () => {
    const words: GameWords<Words> = { messages: { fr: MESSAGES, en: MESSAGES }, nameThings: (facts) => facts };
    const any: GameWords<AnyWords> = words;
    const anySay: AnySay = speaker(any.messages.fr, 'fr');
    const typed: Say<Words> = anySay;
    expect(typed('title')).toBe('Tuiles');
    // @ts-expect-error AnySay could ask for an unknown id
    const untyped: AnySay = say;
    // @ts-expect-error another game has other words
    const other: Say<{ name: {} }> = say;
    expect([untyped, other]).toEqual([say, say]);
  });
});
