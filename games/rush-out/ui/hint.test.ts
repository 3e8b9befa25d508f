import { describe, expect, it } from 'vitest';
import { adviceFor } from '../bot/advice.ts';
import { NOW } from '../rules/rush.scenario.ts';
import { withComingQuestion } from './hint.ts';
import { A, SORCERER, seen } from './play/table.scenario.ts';

const PAUSE = SORCERER.replace('s1 push-all: . . . .', 's1 push-all*: A1 A2 A3 A4').replace(
  'plant fire joker air -',
  '(plant) (plant) (plant) (plant) -',
);

describe('[RO-A84] a hint for the sorcerer during the pause', () => {
  it('advises a target', () => {
    expect(adviceFor(withComingQuestion(seen(PAUSE)), A, NOW as never)).toMatchObject({ do: 'aim' });
  });

  it('is as before if there is no target, or the question is open', () => {
    const nobody = PAUSE.replace('fires: B1', 'fires: .')
      .replace('door: C1 C2', 'door: . .')
      .replace('(fire) step -', '- step -')
      .replace('(key) (key) -', '- - -');
    expect(withComingQuestion(seen(nobody)).questions).toEqual([]);
    const asking = seen(SORCERER.replace('dragon 0', 'dragon 0 asking s1'));
    expect(withComingQuestion(asking)).toBe(asking);
  });
});
