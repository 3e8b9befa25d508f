import { toMillis } from '@tablee/kernel';
import { Flights, useFlights } from '@tablee/table-ui';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SeatDie } from '../pieces/seat-die.tsx';
import { A, HEROES, seen } from '../play/table.scenario.ts';
import { dieKey, TableDie } from './table-die.tsx';

const BEFORE = toMillis(1_000);
const NOW = toMillis(2_000);
const TABLE = seen(HEROES);
const DIE = { seatOptions: TABLE.seatOptions, seat: A, die: 1, roll: NOW };

/** A table that has already shown a roll of this seat. */
function Seen({ children }: { readonly children: ReactNode }) {
  useFlights().rolls.set(dieKey(A, 1), BEFORE);
  return children;
}

function draw(die: ReactNode): string {
  return renderToStaticMarkup(createElement(Flights, null, createElement(Seen, null, die)));
}

describe('a die after a roll of its owner', () => {
  it('tumbles if it shows the result of that roll', () => {
    expect(draw(createElement(TableDie, { ...DIE, face: 'fire', zone: 'tray' }))).toContain('data-tumbling');
  });

  it('does not tumble on a card', () => {
    const laid = createElement(TableDie, { ...DIE, face: 'fire', zone: 't1', roll: null });
    expect(draw(laid)).not.toContain('data-tumbling');
  });

  it('does not tumble without a face, after it was taken from a card', () => {
    expect(draw(createElement(TableDie, { ...DIE, face: null, zone: 'tray' }))).not.toContain('data-tumbling');
  });

  it('does not tumble in a picture, while dragged or among choices', () => {
    const picture = createElement(SeatDie, { view: TABLE, seat: A, face: 'fire' });
    expect(draw(picture)).not.toContain('data-tumbling');
  });
});
