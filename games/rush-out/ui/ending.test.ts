import { seatOf } from '@tablee/kernel';
import { type AnySay, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { nameThings, words } from '../locale/index.ts';
import type { Camp, RoundCourse, Win } from '../rules/types.ts';
import { endingOfRush } from './ending.ts';
import { A, HEROES, seen } from './play/table.scenario.ts';

const fr = speakerOf(words, 'fr');
const nameOf = (seat: number): string => ['Camille', 'Léa', 'Malik'][seat] ?? '?';
/** Names cards in words, as the page does. */
const say: AnySay = (id, facts) => (fr as AnySay)(id, facts && nameThings(facts, fr, nameOf));

const HEROES_WIN: Win = { camp: 'heroes', rule: 'RO-6' };
const SORCERER_WINS: Win = { camp: 'sorcerer', rule: 'RO-6' };
const DRAGON_WINS: Win = { camp: 'sorcerer', rule: 'RO-35' };

function ending(win: Win, card: string | null, ...letters: readonly string[]): string {
  const courses: RoundCourse[] = card === null ? [] : [{ sizes: [], last: { card, seats: letters.map(seatOf) } }];
  return endingOfRush({ view: { ...seen(HEROES), win, courses }, say, viewer: A, nameOf });
}

describe('the ending of a match', () => {
  it('names the last card of the heroes and the players who completed it, the reader as « toi »', () => {
    expect(ending(HEROES_WIN, 'sealed-door', 'A', 'B')).toContain('toi et Léa sur la Porte scellée');
  });

  it('names the last spell of the sorcerer, or the one that moved the dragon to the deck', () => {
    expect(ending(SORCERER_WINS, 'invocation-1', 'C')).toContain('l’Invocation');
    expect(ending(DRAGON_WINS, 'dracology-1-1', 'C')).toContain('la Dracologie');
  });

  it('names only the camp if there is no course', () => {
    expect(ending(HEROES_WIN, null)).toContain('Les héros');
    expect(ending(SORCERER_WINS, null)).toContain('Le sorcier');
    expect(ending(DRAGON_WINS, null)).toContain('Le dragon');
  });

  it('[RO-39] [RO-A94] counts the cups after several rounds, also when the match was stopped', () => {
    const after = (camp: Win['camp'], ...camps: readonly Camp[]): string => {
      const won = camps.map((one) => ({ camp: one, rule: 'RO-6' as const }));
      const win: Win = { camp, rule: won.length > 2 ? 'RO-39' : 'RO-A94' };
      return endingOfRush({ view: { ...seen(HEROES), win, rounds: { won, stopping: [] } }, say, viewer: A, nameOf });
    };
    expect(after('sorcerer', 'sorcerer', 'heroes', 'sorcerer')).toBe('Le sorcier gagne\u00a0: 2 trophées à 1.');
    expect(after('heroes', 'heroes')).toBe('Les héros gagnent\u00a0: 1 trophée à 0.');
    expect(after(null, 'heroes', 'sorcerer')).toBe('Égalité\u00a0: 1 trophée à 1.');
  });
});
