import { describe, expect, it } from 'vitest';
import { freeDice } from '../../rules/board.ts';
import { NOW } from '../../rules/rush.scenario.ts';
import { paceOf, readyAt, rushEarly } from '../../rules/timing.ts';
import { canRoll, isTooEarly } from './early-roll.ts';
import { A, HEROES, seen, sentBy } from './table.scenario.ts';

const table = seen(HEROES);
const PACE = paceOf(table.options).roll;
const WINDOW = rushEarly.windowMs(table, A);

describe('[RO-A17] a press of the roll button', () => {
  it('is kept on the page until the host would queue it', () => {
    const { coming } = sentBy(table, 'roll');
    const ready = readyAt(coming, A, 'roll');
    expect(isTooEarly(coming, A, ready, NOW + 1)).toBe(true);
    expect(isTooEarly(coming, A, ready, NOW + PACE - WINDOW - 1)).toBe(true);
    expect(isTooEarly(coming, A, ready, NOW + PACE - WINDOW)).toBe(false);
  });

  it('is not kept before the first roll', () => {
    expect(isTooEarly(table, A, readyAt(table, A, 'roll'), NOW)).toBe(false);
  });

  it('is ignored if all dice are on a card', () => {
    const full = HEROES.replace('t1 fires: . . .', 't1 fires: A1 A2 A3').replace(
      'sword fire joker',
      '(fire) (fire) (fire)',
    );
    expect(canRoll(table, A)).toBe(true);
    expect(canRoll(seen(full), A)).toBe(false);
  });

  it('is dropped after the next placement', () => {
    const placed = sentBy(table, 'place 1 t3 sword').coming;
    expect(freeDice(placed, A)).not.toBe(freeDice(table, A));
    expect(freeDice(sentBy(table, 'roll').coming, A)).toBe(freeDice(table, A));
  });
});
