import { toSeat, type Viewer } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TABLE } from '../../../session/session.scenario.ts';
import type { Seating } from '../use-seating.ts';
import { waitedFor } from './waited-for.ts';
import type { WaitingNote as Note } from './waiting-note.tsx';

let WaitingNote: typeof Note;
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['fr'], language: 'fr' }); // the language is chosen when the page is loaded
  vi.resetModules();
  ({ WaitingNote } = await import('./waiting-note.tsx'));
});
afterAll(() => vi.unstubAllGlobals());

const SEATS = ['Zoé', 'Léa'].map(
  (name): SeatInfo => ({ kind: 'person', name, avatar: 'fox', online: true, away: null }),
);

function readTo(viewer: Viewer, awaited: number[]): string {
  const table: TableInfo = { ...TABLE, seats: SEATS, wait: { for: 'rules', awaited, ready: [], leftMs: 60_000 } };
  const waiting = waitedFor(table, { type: 'turn', seq: 1, awaited: [0], clocks: null });
  if (waiting === null) throw new Error('nobody is waited for');
  const seating = {} as Seating;
  return renderToStaticMarkup(createElement(WaitingNote, { waiting, table, viewer, seating }));
}

describe('while a player reads the rules', () => {
  it('the others are told who reads', () => {
    expect(readTo(toSeat(1), [0])).toContain('On attend que Zoé ait lu les règles.');
    expect(readTo('spectator', [0])).toContain('On attend que Zoé ait lu les règles.');
  });

  it('the reader is not named to themselves', () => {
    expect(readTo(toSeat(0), [0])).toContain('On attend que tu aies lu les règles.');
    expect(readTo(toSeat(0), [0, 1])).toContain('On attend que tu aies lu les règles.');
  });
});
