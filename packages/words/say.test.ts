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

/** What the compiler refuses is marked: a mark that nothing is refused under is an error of its own. */
describe('typed words', () => {
  const say = speaker<Words>(MESSAGES, 'fr');

  it('are said with exactly the facts that they hold', () => {
    expect([say('title'), say('turn', { player: 'Léa' }), say('count', { n: 2 })]).toEqual([
      'Tuiles',
      'À Léa.',
      '2 tuiles',
    ]);
    // @ts-expect-error a sentence that there is not
    expect(() => say('titel')).toThrow('no words for titel');
    // @ts-expect-error a fact is missing
    say('turn');
    // @ts-expect-error a fact is misspelt
    say('turn', { plaier: 'Léa' });
    // @ts-expect-error one fact too many
    say('turn', { player: 'Léa', tile: 'R1' });
    // @ts-expect-error facts for a sentence that holds none
    say('title', { player: 'Léa' });
    // @ts-expect-error what is counted is a number
    say('count', { n: 'two' });
  });

  it('whose id is put together need the facts of every sentence that it may be', () => {
    const told = (kind: 'laid' | 'drew') => say(`event.${kind}`, { player: 'Léa', tile: 'R1' });
    expect([told('laid'), told('drew')]).toEqual(['Léa pose R1.', 'Léa pioche.']);
    // @ts-expect-error one of the two holds a tile
    const untold = (kind: 'laid' | 'drew') => say(`event.${kind}`, { player: 'Léa' });
    // @ts-expect-error there is no sentence for one of them
    const unknown = (kind: 'over' | 'shuffled') => say(`event.${kind}`);
    expect(untold('drew')).toBe('Léa pioche.');
    expect(unknown('over')).toBe('Fini.');
  });

  it('go where any words go, and are never mistaken for those of another game', () => {
    const words: GameWords<Words> = { messages: { fr: MESSAGES, en: MESSAGES }, nameThings: (facts) => facts };
    const any: GameWords<AnyWords> = words;
    const anySay: AnySay = speaker(any.messages.fr, 'fr');
    const typed: Say<Words> = anySay;
    expect(typed('title')).toBe('Tuiles');
    // @ts-expect-error code for every game would ask for anything
    const untyped: AnySay = say;
    // @ts-expect-error another game has other words
    const other: Say<{ name: {} }> = say;
    expect([untyped, other]).toEqual([say, say]);
  });
});
