import type { SeatInfo } from '@tablee/protocol';
import { expect, it } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import { waitingAt } from './use-waiting.ts';

function person(name: string, online: boolean): SeatInfo {
  return { kind: 'person', name, avatar: 'cat', online, away: null };
}

it('who waits for a rematch is there, is a person, and is not oneself', () => {
  const bot: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'robot' };
  const seats = [person('Camille', true), person('Léa', true), person('Malik', false), bot];
  expect(waitingAt({ table: { ...TABLE, seats }, seat: 0 }).map(({ info }) => info.name)).toEqual(['Léa']);
});
