import type { SeatInfo } from '@tablee/protocol';
import { expect, it } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import { nextTableOf } from './use-waiting.ts';

function person(name: string, online: boolean): SeatInfo {
  return { kind: 'person', name, avatar: 'cat', online, away: null };
}

it('who waits for a rematch is there, is a person, and is not oneself', () => {
  const bot: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'robot' };
  const seats = [person('Camille', true), person('Léa', true), person('Malik', false), bot];
  expect(nextTableOf({ table: { ...TABLE, seats }, seat: 0 }).waiting.map(({ info }) => info.name)).toEqual(['Léa']);
});

it('a rematch has a place while it waits and a seat is free', () => {
  const hasPlace = (status: 'waiting' | 'playing', second: SeatInfo): boolean =>
    nextTableOf({ table: { ...TABLE, status, seats: [person('Léa', true), second] }, seat: null }).hasPlace;
  expect(hasPlace('waiting', { kind: 'open' })).toBe(true);
  expect(hasPlace('waiting', person('Malik', false))).toBe(false);
  expect(hasPlace('playing', { kind: 'open' })).toBe(false);
});
