import { LOCALES, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import type { Card } from '../rules/card.ts';
import { countMeld } from '../rules/scoring.ts';
import { nameMeld, whyPoints } from './meld-name.ts';

const cardsOf = (text: string): Card[] => text.split(' ') as Card[];

/** The name, the reason and the points of a combination, with plain spaces. */
function told(text: string, locale: 'fr' | 'en' = 'fr'): string {
  const [cards, say] = [cardsOf(text), speakerOf(words, locale)];
  return `${nameMeld(cards, say)}, ${whyPoints(cards, say)} = ${countMeld(cards).points}`.replaceAll('\u00a0', ' ');
}

describe('a combination in words', () => {
  it('[RM-23] [RM-24] a run is named by its colour and its length, and is pure without a joker', () => {
    expect(told('R3 R4 R5 R6')).toBe('Suite rouge de 4, pure, sans joker = 20');
    expect(told('R3 R4 R5 R6', 'en')).toBe('Red run of 4, pure, no joker = 20');
    expect(told('K7 K8 K9')).toBe('Suite noire de 3, pure, sans joker = 10');
  });

  it('[RM-A7] jokers make a run of one colour a mixed one', () => {
    expect(told('B4 Y5 B6 B7 B8')).toBe('Suite bleue de 5, un joker, donc mélangée = 20');
    expect(told('R2 R3 Y4 R5 R6 Y7 Y8')).toBe('Suite rouge de 7, 3 jokers, donc mélangée = 40');
    expect(told('R2 R3 Y4 R5 R6 Y7 Y8', 'en')).toBe('Red run of 7, 3 jokers, so mixed = 40');
  });

  it('[RM-24] several colours make it mixed, and three cards that score nothing say so', () => {
    expect(told('R2 B3 K4 G5')).toBe('Suite mélangée de 4, plusieurs couleurs = 10');
    expect(told('R2 B3 K4')).toBe('Suite mélangée de 3, plusieurs couleurs : 0 = 0');
    expect(told('R5 Y6 R7')).toBe('Suite rouge de 3, un joker, donc mélangée : 0 = 0');
    expect(told('R2 B3 K4', 'en')).toBe('Mixed run of 3, several colours: 0 = 0');
  });

  it('[RM-22] [RM-A8] [RM-A9] a set is named by its size', () => {
    expect(told('R9 B9 K9 G9')).toBe('Quatre 9, pure, sans joker = 30');
    expect(told('R9 B9 K9 Y9')).toBe('Quatre 9, un joker, donc mélangée = 10');
    expect(told('R5 B5 K5 G5 Y5')).toBe('Cinq 5, les cinq couleurs = 50');
    expect(told('R9 B9 Y9')).toBe('Trois 9, trois pareilles : 0 = 0');
    expect(told('R9 B9 K9 G9', 'en')).toBe('Four 9s, pure, no joker = 30');
  });

  it('[RM-A10] a set of ones or sevens names the points that are halved', () => {
    expect(told('R1 B1 K1 G1')).toBe('Quatre 1, pure 30, moitié pour les 1 = 15');
    expect(told('R7 B7 K7 Y7')).toBe('Quatre 7, mélangée 10, moitié pour les 7 = 5');
    expect(told('R7 B7 K7 G7 Y7')).toBe('Cinq 7, les cinq couleurs 50, moitié pour les 7 = 25');
    expect(told('R7 B7 K7 G7', 'en')).toBe('Four 7s, pure 30, half for 7s = 15');
    expect(told('R7 B7 K7')).toBe('Trois 7, trois pareilles : 0 = 0');
  });

  it.each(LOCALES)('the number has a no-break space before it, in %s', (locale) => {
    const say = speakerOf(words, locale);
    expect(nameMeld(cardsOf('R2 B3 K4 G5'), say)).toMatch(/\u00a04$/);
    expect(nameMeld(cardsOf('R9 B9 K9'), say)).toMatch(/\u00a09s?$/);
  });

  it.each(LOCALES)('cards that are no combination are named one by one, without a reason, in %s', (locale) => {
    const say = speakerOf(words, locale);
    expect(nameMeld(['R5', 'B7'], say)).toMatch(/5.*7/);
    expect(whyPoints(['R5', 'B7'], say)).toBe('');
  });
});
