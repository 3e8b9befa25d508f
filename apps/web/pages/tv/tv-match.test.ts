import { uiCatalog } from '@tablee/games/catalog.ui';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { TABLE } from '../../session/session.scenario.ts';
import type { TableSession } from '../../session/table-session.ts';
import { NOTHING_KNOWN, type TableState } from '../../session/table-state.ts';
import type { TvMatch as MatchOnTv } from './tv-match.tsx';

const LEA: SeatInfo = {
  kind: 'person',
  name: 'Léa',
  avatar: 'cat',
  online: false,
  away: { since: 0, standInAt: 90_000, standIn: null, hasPlayed: false },
};

let TvMatch: typeof MatchOnTv;
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['fr'], language: 'fr' }); // the language is chosen when the page is loaded
  vi.stubGlobal('location', new URL('https://tablee.example/t/t/tv'));
  vi.resetModules();
  const match = { ui: {}, mode: null, teamWords: [], result: null, now: () => 79_000 };
  vi.doMock('../play/use-match.ts', () => ({ useMatch: () => match }));
  vi.doMock('./tv-head.tsx', () => ({ TvHead: () => null }));
  vi.doMock('./join-corner.tsx', () => ({ JoinCorner: () => null }));
  vi.doMock('./tv-talk.tsx', () => ({ TvTalk: () => null }));
  vi.doMock('./stage.tsx', () => ({ Stage: ({ children }: { children: unknown }) => children }));
  vi.doMock('../../parts/use-connection.ts', () => ({ useConnection: () => null }));
  vi.doMock('../play/use-ready.ts', () => ({ useReady: () => null }));
  ({ TvMatch } = await import('./tv-match.tsx'));
});
afterAll(() => {
  vi.doUnmock('../play/use-match.ts');
  vi.unstubAllGlobals();
});

it('a television shows how long the match waits, by match time', () => {
  const [entry] = Object.values(uiCatalog);
  if (entry === undefined) throw new Error('there is no game');
  const table: TableInfo = { ...TABLE, seats: [LEA, LEA] };
  const known: TableState = { ...NOTHING_KNOWN, table, turn: { type: 'turn', seq: 1, awaited: [1], clocks: null } };
  const session = { store: createStore(() => known) } as TableSession;
  const open = () => Promise.reject(new Error('not opened'));
  const markup = renderToStaticMarkup(createElement(TvMatch, { session, table, entry, open }));
  expect(markup.replaceAll(/<[^>]+>/g, '')).toMatch(/Un bot dans\s+11/);
});
