import { expect, it } from 'vitest';
import { layOutHand } from './layout.ts';

const PHONE = { width: 360, maxRows: 2, widest: 72, comfortable: 54 };

it('a few cards are in one row, at their largest width', () => {
  expect(layOutHand(4, 2, PHONE)).toMatchObject({ rows: 1, card: 72, step: 78, groupGap: 10 });
});

it('more cards take a second row before they become too narrow', () => {
  const { rows, perRow, card } = layOutHand(9, 3, PHONE);
  expect({ rows, perRow }).toEqual({ rows: 2, perRow: 5 });
  expect(card).toBeGreaterThanOrEqual(54);
});

it('very many cards overlap, no narrower than a touch target and none outside', () => {
  const { rows, perRow, card, step } = layOutHand(24, 1, PHONE);
  expect({ rows, card }).toEqual({ rows: 2, card: 44 });
  expect(card + (perRow - 1) * step).toBeLessThanOrEqual(360);
});

it('groups are apart only as far as there is room', () => {
  const { card, step, perRow, groupGap } = layOutHand(10, 5, { ...PHONE, maxRows: 1 });
  expect(card + (perRow - 1) * step + 4 * groupGap).toBeLessThanOrEqual(360.01);
});
