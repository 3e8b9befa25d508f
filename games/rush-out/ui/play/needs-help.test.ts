import { expect, it } from 'vitest';
import { needsHelp } from './needs-help.ts';
import { A, HEROES, seen } from './table.scenario.ts';

/** All dice of hero A are on the door, without a partner. */
const ALONE = HEROES.replace('t3 door: B1 . . .', 't3 door: A1 A2 A3 .')
  .replace('A cleric blue: sword fire joker', 'A cleric blue: (key) (key) (fire)')
  .replace('B bard brown: (key) step -', 'B bard brown: key step -');

it('a hero alone on a card without free dice needs help', () => {
  expect(needsHelp(seen(ALONE), A)).toBe(true);
});

it('a hero with a free die needs no help', () => {
  expect(needsHelp(seen(HEROES), A)).toBe(false);
  expect(needsHelp(seen(ALONE.replace('A1 A2 A3', 'A1 A2 .').replace('(fire)', 'fire')), A)).toBe(false);
});

it('[RO-19] [RO-34] no help is possible at a card of two heroes or one that the dragon holds', () => {
  const shared = ALONE.replace('A1 A2 A3 .', 'A1 A2 A3 B1').replace('B bard brown: key', 'B bard brown: (sword)');
  expect(needsHelp(seen(shared), A)).toBe(false);
  expect(needsHelp(seen(ALONE.replace('dragon 2', 'dragon 3')), A)).toBe(false);
});

it('no second ping is needed before another action', () => {
  const view = seen(ALONE);
  expect(needsHelp({ ...view, pingedAt: view.pingedAt.with(A, 100_001 as never) }, A)).toBe(false);
});
