import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { offerWords } from './offer-words.ts';
import { BOT, CLASS_GAME, LEA, ME, waiting } from './roles.scenario.ts';

const GIANTS = {
  seatOptions: { role: { choices: ['any', 'giant'], default: 'any', goesRound: 'giant' } },
} as unknown as AnyGame;
const sayGame = (id: string): string => (id === 'seat-option.role.giant' ? 'Géant' : '?');

function wordsFor(own: number | null, offeredTo: number | null, definition = GIANTS): string | null {
  return offerWords({ table: waiting([ME, LEA, BOT], { offeredTo }), definition, sayGame, own }, pageWords('fr'));
}

describe('what a rematch offers', () => {
  it('is said to whoever is to have it', () => {
    expect(wordsFor(1, 1)).toBe('Géant : à toi cette fois, si tu veux.');
  });

  it('is said to the others with a name', () => {
    expect(wordsFor(0, 1)).toBe('Géant : à Léa cette fois.');
  });

  it('is not spoken of where somebody chose it, or nothing goes round', () => {
    expect(wordsFor(0, null)).toBeNull();
    expect(wordsFor(0, 1, CLASS_GAME)).toBeNull();
  });
});
