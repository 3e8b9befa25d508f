import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Flights, useFlights } from '../motion/flights.tsx';
import { Die, type DieThrow } from './die.tsx';

const LAST = 4;
const LOOK = { sides: ['side'], children: 'top' };

/** A table on which the die was thrown before. */
function Seen({ children }: { readonly children: ReactNode }) {
  useFlights().rolls.set('mine', LAST);
  return children;
}

function draw(thrown: DieThrow): string {
  const die = createElement(Die, { ...thrown, ...LOOK });
  return renderToStaticMarkup(createElement(Flights, null, createElement(Seen, null, die)));
}

describe('a die that is drawn elsewhere', () => {
  it('tumbles if it was thrown again, with all its sides', () => {
    const drawn = draw({ name: 'mine', roll: LAST + 1 });
    expect(drawn).toContain('data-tumbling');
    expect(drawn.match(/side</g)).toHaveLength(5);
  });

  it.each<[string, DieThrow]>([
    ['from the throw that was seen', { name: 'mine', roll: LAST }],
    ['still', { name: 'mine', roll: null }],
    ['from the first throw that is seen of it', { name: 'another', roll: LAST + 1 }],
    ['as a picture', { roll: null }],
  ])('lies where it lies %s', (_, thrown) => {
    const drawn = draw(thrown);
    expect(drawn).not.toContain('data-tumbling');
    expect(drawn).toContain('top');
    expect(drawn).not.toContain('side<');
  });
});
