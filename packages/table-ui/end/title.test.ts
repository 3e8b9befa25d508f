import { describe, expect, it } from 'vitest';
import { standingsOf } from './standings.ts';
import { endTitle } from './title.ts';

const nameOf = (seat: number): string => ['Camille', 'Léa', 'Jules', 'Malik'][seat] as string;
const alone = standingsOf({ ranks: [1, 2, 3], scores: [53, 49, 38] });
const shared = standingsOf({ ranks: [1, 1, 3], scores: [53, 53, 38] });

/** Replaces the narrow spaces of French. */
function titled(...[standings, viewer, locale]: [typeof alone, number | null, 'fr' | 'en']): string {
  return endTitle(standings, viewer, locale, nameOf).replace(/\s/g, ' ');
}

describe('the title of the end', () => {
  it('speaks to the winner and names the winner to others', () => {
    expect(titled(alone, 0, 'fr')).toBe('Tu gagnes !');
    expect(titled(alone, 0, 'en')).toBe('You win!');
    expect(titled(alone, 1, 'fr')).toBe('Camille gagne !');
    expect(titled(alone, null, 'fr')).toBe('Camille gagne !');
  });

  it('names those who share the win with the viewer', () => {
    expect(titled(shared, 1, 'fr')).toBe('Camille et toi, vous gagnez !');
    expect(titled(shared, 2, 'fr')).toBe('Camille et Léa gagnent !');
  });

  it('is a draw if everybody won', () => {
    expect(titled(standingsOf({ ranks: [1, 1], scores: [5, 5] }), 0, 'fr')).toBe('Égalité !');
  });

  it('says « vous » to partners, and uses the words of the game for a named team', () => {
    const teams = [
      [0, 1],
      [2, 3],
    ] as const;
    const result = { ranks: [1, 1, 3, 3], scores: [9, 9, 4, 4] };
    expect(titled(standingsOf(result, teams), 1, 'fr')).toBe('Camille et toi, vous gagnez !');
    const words = [
      { name: 'Les héros', win: 'Les héros gagnent !' },
      { name: 'Le géant', win: 'Le géant gagne !' },
    ];
    expect(titled(standingsOf(result, teams, words), 1, 'fr')).toBe('Les héros gagnent !');
  });

  it('speaks to a player who is a whole team, named or not', () => {
    const words = [
      { name: 'Le géant', win: 'Le géant gagne !' },
      { name: 'Les héros', win: 'Les héros gagnent !' },
    ];
    const standings = standingsOf({ ranks: [1, 2, 2], scores: [1, 0, 0] }, [[0], [1, 2]], words);
    expect(titled(standings, 0, 'fr')).toBe('Tu gagnes !');
    expect(titled(standings, 1, 'fr')).toBe('Le géant gagne !');
    expect(titled(standings, null, 'fr')).toBe('Le géant gagne !');
  });
});
