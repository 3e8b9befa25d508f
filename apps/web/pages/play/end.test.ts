import { uiCatalog } from '@tablee/games/catalog.ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import type { End as EndPage } from './end.tsx';

let End: typeof EndPage;
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['fr'], language: 'fr' }); // the language is chosen when the page is loaded
  vi.stubGlobal('location', new URL('https://tablee.example/t/t'));
  vi.resetModules();
  vi.doMock('./use-waiting.ts', () => ({ useNextTable: () => ({ game: TABLE.game, waiting: [], hasPlace: true }) }));
  ({ End } = await import('./end.tsx'));
});
afterAll(() => {
  vi.doUnmock('./use-waiting.ts');
  vi.unstubAllGlobals();
});

it('a spectator joins the rematch if it has a place', () => {
  const result = { rule: '', ranks: [1, 2], scores: [3, 2] };
  const [entry] = Object.values(uiCatalog);
  if (entry === undefined) throw new Error('there is no game');
  const markup = renderToStaticMarkup(
    createElement(End, {
      table: { ...TABLE, status: 'over', next: 'again' },
      entry,
      viewer: 'spectator',
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
  expect(markup).toContain('Rejoindre la revanche');
  expect(markup).toContain('href="/t/again"');
});
