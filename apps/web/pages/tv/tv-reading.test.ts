import { uiCatalog } from '@tablee/games/catalog.ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import type { PageMatch } from '../play/use-match.ts';
import type { TvReading as Reading } from './tv-reading.tsx';

let TvReading: typeof Reading;
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/t/one/tv' }); // the router looks where it is as soon as it is loaded
  ({ TvReading } = await import('./tv-reading.tsx'));
});
afterAll(() => vi.unstubAllGlobals());

it('a television shows the cards that newcomers read, each with its sentence', () => {
  const cards = ['aim', 'turn', 'win'].map((id) => ({ id, Picture: () => `picture of ${id}` }));
  const match = { ui: { brief: { first: () => cards } }, say: (id: string) => `<${id}>` } as unknown as PageMatch;
  const [entry] = Object.values(uiCatalog);
  if (entry === undefined) throw new Error('no game is on the shelf');
  const drawn = renderToStaticMarkup(createElement(TvReading, { table: TABLE, entry, match }));
  for (const { id } of cards) {
    expect(drawn).toContain(`picture of ${id}`);
    expect(drawn).toContain(`&lt;brief.${id}&gt;`);
  }
});
