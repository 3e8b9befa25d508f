import { expect, it } from 'vitest';
import { dieKey } from '../felt/table-die.tsx';
import { A, HEROES, seen } from '../play/table.scenario.ts';
import { SeatDie } from './seat-die.tsx';

it('the picture of a die is not taken for the die, whose throws a table remembers by its name', () => {
  const { props } = SeatDie({ view: seen(HEROES), seat: A, die: 1, face: 'fire' });
  expect(props.name).not.toBe(dieKey(A, 1));
});
