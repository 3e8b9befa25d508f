import type { SeatInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { sayArrivals } from './arrivals.ts';
import { BOT, LEA, ME, OPEN } from './roles.scenario.ts';

const { name: bot } = BOT as { readonly name: string };

function told(before: readonly SeatInfo[], after: readonly SeatInfo[], own: readonly [number | null, number | null]) {
  return sayArrivals({ seats: before, own: own[0] }, { seats: after, own: own[1] }, pageWords('fr'));
}

describe('announcements in the lobby', () => {
  it('tell that a player sat down or left', () => {
    expect(told([ME, OPEN], [ME, LEA], [0, 0])).toEqual(['Léa prend place à table.']);
    expect(told([ME, LEA], [ME, OPEN], [0, 0])).toEqual(['Léa n’est plus à table.']);
  });

  it('tell that a bot was seated', () => {
    expect(told([ME, OPEN], [ME, BOT], [0, 0])).toEqual([`${bot} (bot) prend place à table.`]);
  });

  it('tell in one sentence that a friend has taken the place of a bot', () => {
    expect(told([ME, BOT], [ME, LEA], [0, 0])).toEqual([`Léa prend la place de ${bot}.`]);
  });

  it('tell a new name as a new name, not as a departure', () => {
    expect(told([ME, { ...LEA, name: 'Zigzag' } as SeatInfo], [ME, LEA], [0, 0])).toEqual([
      'Zigzag s’appelle maintenant Léa.',
    ]);
  });

  it('tell viewers their own place, not their own name', () => {
    expect(told([LEA, OPEN], [LEA, ME], [null, 1])).toEqual(['Tu es à la place 2.']);
    expect(told([ME, OPEN, LEA], [OPEN, ME, LEA], [0, 1])).toEqual(['Tu es à la place 2.']);
  });

  it('tell nothing if other players swap places', () => {
    expect(told([ME, LEA, BOT], [ME, BOT, LEA], [0, 0])).toEqual([]);
  });
});
