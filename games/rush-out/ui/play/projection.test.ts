import { describe, expect, it } from 'vitest';
import { diceAt, isCompleted, spotOf } from '../../rules/board.ts';
import { campAt } from '../../rules/places.ts';
import { NOW } from '../../rules/rush.scenario.ts';
import { A, HEROES, SORCERER, seen, sentBy } from './table.scenario.ts';

describe('an unanswered command', () => {
  it('is drawn at once: a die is on its square', () => {
    const { view, sent } = sentBy(seen(HEROES), 'place 2 t1 fire');
    expect(diceAt(view, 't1', campAt(view, 't1'))).toEqual([{ seat: A, die: 1, square: 0 }]);
    expect([...sent]).toEqual([1]);
  });

  it('[RO-A17] counts for the pace from the time at which it will be played', () => {
    const { coming } = sentBy(seen(HEROES), 'place 2 t1 fire', 'place 3 t1 fire');
    expect(coming.actedAt[A]).toBe(NOW + 200);
  });

  it('[RO-7] [RO-34] completes a card, so that it takes no more dice, except under the dragon', () => {
    const text = HEROES.replace('fires: . . .', 'fires: . B2 B3')
      .replace('(key) step -', '- (fire) (fire)')
      .replace('door: B1', 'door: .');
    expect(
      isCompleted(
        sentBy(seen(text), 'place 2 t1 fire').view,
        't1',
        campAt(sentBy(seen(text), 'place 2 t1 fire').view, 't1'),
      ),
    ).toBe(true);
    const held = seen(text.replace('dragon 2', 'dragon 1'));
    expect(
      diceAt(sentBy(held, 'place 2 t1 fire').view, 't1', campAt(sentBy(held, 'place 2 t1 fire').view, 't1')).map(
        ({ seat }) => seat,
      ),
    ).toContain(A);
    expect(
      isCompleted(sentBy(held, 'place 2 t1 fire').view, 't1', campAt(sentBy(held, 'place 2 t1 fire').view, 't1')),
    ).toBe(false);
  });

  it('shows rolling dice, which cannot be used before the result', () => {
    const { view, coming, isRolling } = sentBy(seen(HEROES), 'roll');
    expect(isRolling).toBe(true);
    expect(view.dice[A]?.[0]).toEqual({ is: 'rolled', face: 'sword' });
    expect(coming.dice[A]?.every(({ is }) => is === 'loose')).toBe(true);
  });

  it('[RO-7] changes nothing if the table no longer allows it', () => {
    const full = seen(
      HEROES.replace('fires: . . .', 'fires: B1 B2 B3')
        .replace('(key) step -', '(fire) (fire) (fire)')
        .replace('door: B1', 'door: .'),
    );
    expect(sentBy(full, 'place 2 t1 fire')).toEqual({ view: full, coming: full, sent: new Set(), isRolling: false });
  });

  it('[RO-A66] ends the question that it answers, before the next card is known', () => {
    const asked = seen(SORCERER.replace('dragon 0', 'dragon 0 asking s1'));
    const { view, coming } = sentBy(asked, 'aim t1');
    expect([asked, view, coming].map(({ questions }) => questions.length)).toEqual([1, 0, 0]);
    expect(view.cards).toEqual(asked.cards);
  });

  it('[RO-15] takes back a die that was just placed', () => {
    const { view } = sentBy(seen(HEROES), 'place 2 t1 fire', 'clear');
    expect(spotOf(view, A)).toBe(null);
    expect(view.dice[A]?.[1]).toEqual({ is: 'loose' });
  });
});
