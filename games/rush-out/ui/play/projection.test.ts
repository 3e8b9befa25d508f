import { describe, expect, it } from 'vitest';
import { diceAt, isCompleted, spotOf } from '../../rules/board.ts';
import { TRIALS, type Trial } from '../../rules/content/trials.ts';
import { NOW } from '../../rules/rush.scenario.ts';
import { A, HEROES, seen, sentBy } from './table.scenario.ts';

/** A card on which only the last square is free, whatever is printed on it: A has the die for that. */
function nearlyFull(): { readonly text: string; readonly last: string } {
  const { id, skills } = TRIALS.find(({ type, skills: own }) => type === 'standard' && own.length === 4) as Trial;
  const [first, second, third, last] = skills as [string, string, string, string];
  const text = HEROES.replace('torch-hall: . . .', `${id}: B1 B2 B3 .`)
    .replace('(key) step -', `(${first}) (${second}) (${third})`)
    .replace('door: B1', 'door: .')
    .replace('sword fire joker', `${last} fire joker`);
  return { text, last };
}

describe('what was sent and not answered', () => {
  it('is drawn at once: a die lies on its square', () => {
    const { view, sent } = sentBy(seen(HEROES), 'place 2 t1 fire');
    expect(diceAt(view, 't1')).toEqual([{ seat: A, die: 1, square: 0 }]);
    expect([...sent]).toEqual([1]);
  });

  it('[RO-A17] is paced from when it will be played', () => {
    const { coming } = sentBy(seen(HEROES), 'place 2 t1 fire', 'place 3 t1 fire');
    expect(coming.actedAt[A]).toBe(NOW + 200);
  });

  it('[RO-7] completes a card, so that nothing more is laid there, but [RO-34] not under the dragon', () => {
    const { text, last } = nearlyFull();
    expect(isCompleted(sentBy(seen(text), `place 1 t1 ${last}`).view, 't1')).toBe(true);
    const held = seen(text.replace('dragon 2', 'dragon 1'));
    expect(diceAt(sentBy(held, `place 1 t1 ${last}`).view, 't1').map(({ seat }) => seat)).toContain(A);
    expect(isCompleted(sentBy(held, `place 1 t1 ${last}`).view, 't1')).toBe(false);
  });

  it('shows dice in the air, and lets nobody use them before they have fallen', () => {
    const { view, coming, isRolling } = sentBy(seen(HEROES), 'roll');
    expect(isRolling).toBe(true);
    expect(view.dice[A]?.[0]).toEqual({ is: 'rolled', face: 'sword' });
    expect(coming.dice[A]?.every(({ is }) => is === 'loose')).toBe(true);
  });

  it('[RO-15] takes back what was laid a moment ago', () => {
    const { view } = sentBy(seen(HEROES), 'place 2 t1 fire', 'clear');
    expect(spotOf(view, A)).toBe(null);
    expect(view.dice[A]?.[1]).toEqual({ is: 'loose' });
  });
});
