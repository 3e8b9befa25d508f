import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { expect, it } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import { nextTableOf } from './use-waiting.ts';

function person(name: string, online: boolean): SeatInfo {
  return { kind: 'person', name, avatar: 'cat', online, away: null };
}

const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'robot' };

it('the people waiting at a rematch are connected persons other than the viewer', () => {
  const seats = [person('Camille', true), person('Léa', true), person('Malik', false), BOT];
  const table: TableInfo = { ...TABLE, status: 'waiting', seats };
  expect(nextTableOf({ table, seat: 0 }).waiting.map(({ info }) => info.name)).toEqual(['Léa']);
});

const hasPlace = (table: Partial<TableInfo>, second: SeatInfo): boolean =>
  nextTableOf({ table: { ...TABLE, ...table, seats: [person('Léa', true), second] }, seat: null }).hasPlace;

it('a rematch has a place while it waits and a seat is open', () => {
  expect(hasPlace({ status: 'waiting' }, { kind: 'open' })).toBe(true);
  expect(hasPlace({ status: 'waiting' }, person('Malik', false))).toBe(false);
  expect(hasPlace({ status: 'playing' }, { kind: 'open' })).toBe(false);
});

it('a rematch has a place if a bot makes room for friends', () => {
  expect(hasPlace({ status: 'waiting', listed: false }, BOT)).toBe(true);
  expect(hasPlace({ status: 'waiting', listed: true }, BOT)).toBe(false);
  expect(hasPlace({ status: 'playing', listed: false }, BOT)).toBe(false);
});

it('nobody waits at a rematch that has begun', () => {
  const seats = [person('Camille', true), person('Léa', true)];
  expect(nextTableOf({ table: { ...TABLE, status: 'playing', seats }, seat: 0 })).toEqual({
    game: null,
    waiting: [],
    hasPlace: false,
  });
});
