import { uiCatalog } from '@tablee/games/catalog.ui';
import { type Seat, toSeat } from '@tablee/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import type { End as EndPage } from './end.tsx';

let End: typeof EndPage;
const next = { game: TABLE.game, waiting: [], hasPlace: true };
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['fr'], language: 'fr' }); // the language is chosen when the page is loaded
  vi.stubGlobal('location', new URL('https://tablee.example/t/t'));
  vi.resetModules();
  vi.doMock('./use-waiting.ts', () => ({ useNextTable: () => next }));
  ({ End } = await import('./end.tsx'));
});
afterAll(() => {
  vi.doUnmock('./use-waiting.ts');
  vi.unstubAllGlobals();
});

function endFor(viewer: Seat | 'spectator', game: string): string {
  next.game = game;
  const result = { rule: '', ranks: [1, 2], scores: [3, 2] };
  const [entry] = Object.values(uiCatalog);
  if (entry === undefined) throw new Error('there is no game');
  return renderToStaticMarkup(
    createElement(End, {
      table: { ...TABLE, status: 'over', next: 'again' },
      entry,
      viewer,
      teamWords: [],
      result,
      rounds: [],
      goal: null,
      honours: [],
      reason: '',
      story: null,
      nameOf: (seat) => `N${seat}`,
      onCounts: null,
      onLook: () => undefined,
    }),
  );
}

it('a spectator joins the rematch if it has a place', () => {
  const markup = endFor('spectator', TABLE.game);
  expect(markup).toContain('Rejoindre la revanche');
  expect(markup).toContain('href="/t/again"');
});

it('a player has a rematch, and joins the others once they have chosen another game', () => {
  expect(endFor(toSeat(0), TABLE.game)).toContain('Revanche');
  expect(endFor(toSeat(0), 'another')).toContain('Les rejoindre');
  expect(endFor(toSeat(0), 'another')).not.toContain('Revanche');
});
