import { describe, expect, it } from 'vitest';
import { speaker } from './index.ts';

const MESSAGES = {
  wait: 'On attend que {name} joue.',
  dice: 'Les dés de {name}',
  game: 'À la table {who, select, mine {de {name}} other {que {name} a mise}}',
  day: '{time, select, evening {Bonsoir} other {Bonjour}} de {name}',
  brand: 'La marque {name}, code {name}',
};

describe('French elision', () => {
  const say = speaker(MESSAGES, 'fr');

  it.each([
    ['Olive', 'On attend qu’Olive joue.', 'Les dés d’Olive'],
    ['Élodie', 'On attend qu’Élodie joue.', 'Les dés d’Élodie'],
    ['ours', 'On attend qu’ours joue.', 'Les dés d’ours'],
    ['Yves', 'On attend qu’Yves joue.', 'Les dés d’Yves'],
    ['Yannick', 'On attend que Yannick joue.', 'Les dés de Yannick'],
    ['Léa', 'On attend que Léa joue.', 'Les dés de Léa'],
    ['Harry', 'On attend que Harry joue.', 'Les dés de Harry'],
    ['7', 'On attend que 7 joue.', 'Les dés de 7'],
  ])('follows the name: %s', (name, waiting, dice) => {
    expect([say('wait', { name }), say('dice', { name })]).toEqual([waiting, dice]);
  });

  it('works in every branch of a sentence, and leaves other words alone', () => {
    expect(say('game', { who: 'mine', name: 'Inès' })).toBe('À la table d’Inès');
    expect(say('game', { who: 'other', name: 'Inès' })).toBe('À la table qu’Inès a mise');
    expect(say('day', { time: 'evening', name: 'Anaïs' })).toBe('Bonsoir d’Anaïs');
    expect(say('brand', { name: 'Olive' })).toBe('La marque Olive, code Olive');
  });

  it('is not done in English', () => {
    expect(speaker({ one: 'le de {name}' }, 'en')('one', { name: 'Olive' })).toBe('le de Olive');
  });
});
