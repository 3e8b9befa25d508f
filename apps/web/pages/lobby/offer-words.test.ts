import type { AnyClientRules } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { defaultPlace, defaultWords, offerWords } from './offer-words.ts';
import { BOT, CLASS_GAME, LEA, ME, OPEN, waiting } from './roles.scenario.ts';

const GIANTS = {
  seatOptions: { role: { choices: ['any', 'giant'], default: 'any', goesRound: 'giant' } },
} as unknown as AnyClientRules;
const sayGame = (id: string): string => (id === 'seat-option.role.giant' ? 'Géant' : '?');

function wordsFor(own: number | null, offeredTo: number | null, definition = GIANTS): string | null {
  return offerWords({ table: waiting([ME, LEA, BOT], { offeredTo }), definition, sayGame, own }, pageWords('fr'));
}

describe('the role that a rematch offers', () => {
  it('is offered to its player in the second person', () => {
    expect(wordsFor(1, 1)).toBe('Géant : à toi cette fois, si tu veux.');
  });

  it('is told to the others with the player’s name', () => {
    expect(wordsFor(0, 1)).toBe('Géant : à Léa cette fois.');
  });

  it('is not mentioned if it is chosen already or no role rotates', () => {
    expect(wordsFor(0, null)).toBeNull();
    expect(wordsFor(0, 1, CLASS_GAME)).toBeNull();
  });
});

describe('the player who gets the rotating role by default', () => {
  const plays = [{ role: 'any' }, { role: 'giant' }, { role: 'any' }];

  function toldTo(own: number | null, chosen = 'any', definition = GIANTS): string | null {
    const seatOptions = [{ role: 'any' }, { role: chosen }, { role: 'any' }];
    const table = waiting([ME, LEA, BOT], { plays, seatOptions });
    const place = defaultPlace({ table, definition });
    return place === null ? null : defaultWords({ table, own }, place, pageWords('fr'));
  }

  it('is named', () => {
    expect(toldTo(0)).toBe('Léa, sauf si quelqu’un le demande');
    expect(toldTo(null)).toBe('Léa, sauf si quelqu’un le demande');
    expect(toldTo(1)).toBe('Toi, sauf si quelqu’un le demande');
  });

  it('is not named if the role is chosen, no role rotates or the place is open', () => {
    expect(toldTo(0, 'giant')).toBeNull();
    expect(toldTo(0, 'any', CLASS_GAME)).toBeNull();
    expect(defaultPlace({ table: waiting([ME, OPEN, BOT], { plays }), definition: GIANTS })).toBeNull();
  });
});
