import { seatOf } from '@tablee/kernel';
import { type AnySay, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { nameThings, words } from '../locale/index.ts';
import type { RushEvent, Win } from '../rules/types.ts';
import { endingOfRush } from './ending.ts';
import { A, HEROES, seen } from './play/table.scenario.ts';

const fr = speakerOf(words, 'fr');
const nameOf = (seat: number): string => ['Camille', 'Léa', 'Malik'][seat] ?? '?';
/** As the page says it: cards in words. */
const say: AnySay = (id, facts) => (fr as AnySay)(id, facts && nameThings(facts, fr, nameOf));

function completed(spot: 't1' | 't2' | 's1' | 'dragon', card: string | null, ...letters: readonly string[]): RushEvent {
  return { kind: 'completed', rule: 'RO-7', spot, card, seats: letters.map(seatOf) };
}

function ending(win: Win, sights: readonly RushEvent[] | null): string {
  return endingOfRush({ view: { ...seen(HEROES), win }, sights, say, viewer: A, nameOf });
}

describe('what decided a match', () => {
  const heroes: Win = { camp: 'heroes', rule: 'RO-6' };

  it('is the last card of the heroes, and who completed it: I am « toi »', () => {
    const sights = [
      completed('s1', 'confusion-all-1', 'C'),
      completed('t1', 'sealed-door', 'A', 'B'),
      completed('dragon', null, 'B'),
    ];
    expect(ending(heroes, sights)).toContain('toi et Léa sur la Porte scellée');
  });

  it('is the card whose place the last one took, though another was completed after it', () => {
    const sights: RushEvent[] = [
      completed('t2', 'spiral-stairs', 'B'),
      completed('t1', 'sealed-door', 'C'),
      { kind: 'revealed', rule: 'RO-21', spot: 't2', card: 'hydra' },
    ];
    expect(ending(heroes, sights)).toContain('Léa sur l’Escalier sans fin');
  });

  it('is the last spell of the sorcerer', () => {
    const sights = [completed('s1', 'invocation-1', 'C'), completed('t1', 'sealed-door', 'A')];
    expect(ending({ camp: 'sorcerer', rule: 'RO-6' }, sights)).toContain('l’Invocation');
  });

  it('is the spell that sent the dragon to the deck', () => {
    expect(ending({ camp: 'sorcerer', rule: 'RO-35' }, [completed('s1', 'dracology-1-1', 'C')])).toContain(
      'la Dracologie',
    );
  });

  it('is at least whose card it was, where the page came later', () => {
    expect(ending(heroes, null)).toContain('Les héros');
    expect(ending({ camp: 'sorcerer', rule: 'RO-6' }, null)).toContain('Le sorcier');
    expect(ending({ camp: 'sorcerer', rule: 'RO-35' }, null)).toContain('Le dragon');
  });
});
