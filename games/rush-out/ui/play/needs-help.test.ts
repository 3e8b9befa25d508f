import { expect, it } from 'vitest';
import { needsHelp } from './needs-help.ts';
import { A, HEROES, seen } from './table.scenario.ts';

/** All dice of hero A are on the door, without a partner. */
const ALONE = HEROES.replace('t3 door: B1 . . .', 't3 door: A1 A2 A3 .')
  .replace('A cleric blue: sword fire joker', 'A cleric blue: (key) (key) (fire)')
  .replace('B bard brown: (key) step -', 'B bard brown: key step -');

it('a hero alone on a card, with no die left, has nothing to do but to ping', () => {
  expect(needsHelp(seen(ALONE), A)).toBe(true);
});

it('nobody needs to ping who has a die in hand', () => {
  expect(needsHelp(seen(HEROES), A)).toBe(false);
  expect(needsHelp(seen(ALONE.replace('A1 A2 A3', 'A1 A2 .').replace('(fire)', 'fire')), A)).toBe(false);
});

it('[RO-19] nobody pings to a card that two already share, nor [RO-34] to one that the dragon holds', () => {
  const shared = ALONE.replace('A1 A2 A3 .', 'A1 A2 A3 B1').replace('B bard brown: key', 'B bard brown: (sword)');
  expect(needsHelp(seen(shared), A)).toBe(false);
  expect(needsHelp(seen(ALONE.replace('dragon 2', 'dragon 3')), A)).toBe(false);
});

it('one ping is enough until something else was done', () => {
  const view = seen(ALONE);
  expect(needsHelp({ ...view, pingedAt: view.pingedAt.with(A, 100_001 as never) }, A)).toBe(false);
});
