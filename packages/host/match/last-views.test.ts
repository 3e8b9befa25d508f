import { snatch } from '@tablee/conformance/snatch';
import { type AnyGame, openMatch, seedFromWord, tableFor, toSeat } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { LastViews } from './last-views.ts';

const game = snatch as AnyGame;
const table = tableFor(snatch, 'short', 2);
if (table === null) throw new Error('snatch has no such preset');
const deal = (word: string): object => openMatch(snatch, table, seedFromWord(word)).match.state;

it('makes one view for each viewer and state', () => {
  const views = new LastViews();
  const [one, other] = [deal('one'), deal('other')];
  const mine = views.of(game, one, toSeat(0));
  expect(views.of(game, one, toSeat(0))).toBe(mine);
  expect(views.of(game, one, toSeat(1))).not.toEqual(mine);
  expect(views.of(game, other, toSeat(0))).toEqual(game.view(other, toSeat(0)));
  expect(views.of(game, one, toSeat(0))).toEqual(mine);
});
