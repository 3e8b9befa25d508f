import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import { placesOffered } from './join-offer.ts';

const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Basile', avatar: 'owl' };
const PERSON: SeatInfo = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null };

function playing(changes: Partial<TableInfo>): TableInfo {
  return { ...TABLE, status: 'playing', listed: false, seats: [PERSON, BOT, BOT], ...changes };
}

describe('a phone that joins during a match', () => {
  it('is offered the place of any bot at a table by link', () => {
    expect(placesOffered(playing({}))).toBe(2);
  });

  it.each([
    ['strangers may come', playing({ listed: true })],
    ['nobody is a bot', playing({ seats: [PERSON, PERSON] })],
    ['the match is over', playing({ status: 'over' })],
  ])('is offered none if %s', (_, table) => {
    expect(placesOffered(table)).toBe(0);
  });
});
