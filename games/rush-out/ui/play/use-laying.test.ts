import { describe, expect, it } from 'vitest';
import { rushOut } from '../../rules/index.ts';
import type { RushView } from '../../rules/types.ts';
import { A, HEROES, SORCERER, seen, sentBy } from './table.scenario.ts';
import { fitsOf, tapSpot } from './touch.ts';
import { nextOf } from './use-laying.ts';

/** Next placement on the first card after a tap on it, once the view is `then`; null for none. */
function nextAfterTap(text: string, then: RushView): string | null {
  const view = seen(text);
  const situation = { view, seat: A };
  const answer = tapSpot(situation, fitsOf(situation), null, 't1');
  const places = 'lay' in answer ? answer.lay : [];
  const next = nextOf({ card: view.cards.t1, places }, then, A);
  return next === undefined ? null : rushOut.notation.command(next);
}

const FIRST_SENT = sentBy(seen(HEROES), 'place 2 t1 fire').coming;

describe('dice placed by one touch', () => {
  it('are placed one after the other', () => {
    expect(nextAfterTap(HEROES, seen(HEROES))).toBe('place 2 t1 fire');
    expect(nextAfterTap(HEROES, FIRST_SENT)).toBe('place 3 t1 fire');
  });

  it('are not placed if their square was taken or their card was replaced', () => {
    const taken = HEROES.replace('fires: . . .', 'fires: B1 B2 B3').replace('B1 . . .', '. . . .');
    expect(nextAfterTap(HEROES, seen(taken.replace('(key) step -', '(fire) (fire) (fire)')))).toBe(null);
    expect(nextAfterTap(HEROES, seen(HEROES.replace('t1 fires: . . .', 't1 torches: . . .')))).toBe(null);
  });

  it('[RO-20] are not placed after another roll', () => {
    expect(nextAfterTap(HEROES, sentBy(FIRST_SENT, 'roll').coming)).toBe(null);
  });

  it('[RO-A66] are not placed while the sorcerer has to choose a target', () => {
    const view = seen(SORCERER);
    const situation = { view, seat: A };
    const answer = tapSpot(situation, fitsOf(situation), null, 's1');
    const places = 'lay' in answer ? answer.lay : [];
    const asked = seen(SORCERER.replace('dragon 0', 'dragon 0 asking s1'));
    expect(nextOf({ card: view.cards.s1, places }, view, A)).toBeDefined();
    expect(nextOf({ card: view.cards.s1, places }, asked, A)).toBeUndefined();
  });
});
