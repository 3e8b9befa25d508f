import { describe, expect, it } from 'vitest';
import { BOT, LEA, ME, OPEN, waiting } from './roles.scenario.ts';
import { mayChooseFor, mayClose, maySwapTo, offeredToLetIn, type Room } from './room.ts';

const PLACES = [0, 1, 2, 3];

function roomOf(own: number | null): Room {
  return { table: waiting([ME, LEA, BOT, OPEN], { maker: 0 }), own, isMaker: own === 0 } as unknown as Room;
}

describe('at a waiting table', () => {
  it('every player may take an open place or a bot’s, the maker any place', () => {
    expect(PLACES.filter((seat) => maySwapTo(roomOf(1), seat))).toEqual([2, 3]);
    expect(PLACES.filter((seat) => maySwapTo(roomOf(0), seat))).toEqual([1, 2, 3]);
    expect(PLACES.filter((seat) => maySwapTo(roomOf(null), seat))).toEqual([]);
  });

  it('the maker may remove a listed table from the list', () => {
    const room = (own: number, listed: boolean): boolean => {
      const { table, isMaker } = roomOf(own);
      return mayClose({ table: { ...table, listed }, isMaker });
    };
    expect(room(0, true)).toBe(true);
    expect(room(0, false)).toBe(false);
    expect(room(1, true)).toBe(false);
  });

  it('the maker is offered one removed guest on each open place', () => {
    const sentOff = ['Zoé', 'Inès'].map((name) => ({ who: `guest-${name}`, name }));
    const table = waiting([ME, OPEN, BOT, OPEN, OPEN], { maker: 0, sentOff });
    const offered = (isMaker: boolean) =>
      table.seats.map((_, seat) => offeredToLetIn({ table, isMaker }, seat)?.name ?? null);
    expect(offered(true)).toEqual([null, 'Zoé', null, 'Inès', null]);
    expect(offered(false)).toEqual([null, null, null, null, null]);
  });

  it('players choose for themselves, the maker also for bots', () => {
    expect(PLACES.filter((seat) => mayChooseFor(roomOf(1), seat))).toEqual([1]);
    expect(PLACES.filter((seat) => mayChooseFor(roomOf(0), seat))).toEqual([0, 2]);
    expect(PLACES.filter((seat) => mayChooseFor(roomOf(null), seat))).toEqual([]);
  });
});
