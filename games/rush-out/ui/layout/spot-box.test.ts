import { expect, it } from 'vitest';
import { HEROES, seen } from '../play/table.scenario.ts';
import { layoutOf } from './index.ts';
import { spotBox, spotsOfKind } from './spot-box.ts';

const LAYOUT = layoutOf(
  { width: 390, height: 790 },
  { side: 'heroes', isWatching: false, others: 1, hasDragon: true, hasLedge: false },
);

it('a place has the box of its kind, in the order of the table', () => {
  const view = seen(HEROES);
  expect(spotsOfKind(view, 'trial').map((spot) => spotBox(LAYOUT, view, spot))).toEqual(LAYOUT.trials.cards);
  expect(spotBox(LAYOUT, view, 's3')).toEqual(LAYOUT.spells.cards[2]);
  expect(spotBox(LAYOUT, view, 'dragon')).toEqual(LAYOUT.way.tile);
});

it('a place that the table has not has no box', () => {
  const view = seen(HEROES);
  const training = { ...view, options: { ...view.options, chapter: 'training-1' as const }, dragon: null };
  expect(spotBox(LAYOUT, training, 'dragon')).toBe(null);
});
