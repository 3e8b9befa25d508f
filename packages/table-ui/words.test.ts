import { placeholdersIn } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import en from './locale/en.json' with { type: 'json' };
import fr from './locale/fr.json' with { type: 'json' };
import { listOf, tableWords } from './words.ts';

describe('the words of every table', () => {
  it('have the same ids and facts in French and in English', () => {
    const facts = (messages: Record<string, string>) =>
      Object.entries(messages).map(([id, message]) => [id, placeholdersIn(message)]);
    expect(facts(fr)).toEqual(facts(en));
  });

  it('join names to a list', () => {
    expect(listOf(['Léa'], 'fr')).toBe('Léa');
    expect(listOf(['Léa', 'Malik', 'Jules'], 'fr')).toBe('Léa, Malik et Jules');
    expect(listOf([], 'en')).toBe('');
  });

  it('use singular and plural for one winner and several', () => {
    expect(tableWords('en')('win', { names: 'Léa', count: 1 })).toBe('Léa wins!');
    expect(tableWords('en')('win', { names: 'Léa and Malik', count: 2 })).toBe('Léa and Malik win!');
    expect(tableWords('en')('win-with-me', { names: 'Léa' })).toBe('You and Léa win!');
  });

  it('need no article before the game after a number of rounds', () => {
    expect(tableWords('fr')('rounds-of', { count: 6, game: 'Dés' })).toBe('Dés, six manches');
    expect(tableWords('en')('rounds-of', { count: 1, game: 'Dice' })).toBe('One round of Dice');
  });
});
