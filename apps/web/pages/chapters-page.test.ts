import type { UiEntry } from '@tablee/games/catalog.ui';
import type { Facts } from '@tablee/kernel';
import type { AnyUi, ChaptersProps } from '@tablee/table-ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Road as RoadPage } from './chapters-page.tsx';

const box = { name: 'Contes', play: 'aux Contes', tagline: '', score: '' };
const ENTRY = { players: { min: 2, max: 4 }, words: { fr: box, en: box } } as unknown as UiEntry;
const WORDS = {
  messages: { fr: { first: 'La forêt' }, en: { first: 'The forest' } },
  nameThings: (facts: Facts) => facts,
};

let Road: typeof RoadPage;
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/chapters/tales' }); // The router reads it on import.
  ({ Road } = await import('./chapters-page.tsx'));
});
afterAll(() => vi.unstubAllGlobals());

type Props = ChaptersProps<never, never> & { readonly say: (id: string) => string };

function drawn(ui: object): string {
  return renderToStaticMarkup(
    createElement(Road, { game: 'tales', entry: ENTRY, ui: ui as AnyUi, words: WORDS, locale: 'fr' }),
  );
}

describe('the page of chapters', () => {
  it('is drawn by the game, in its own words', () => {
    const Chapters = ({ say, isBusy }: Props) => createElement('button', { disabled: isBusy }, say('first'));
    expect(drawn({ Chapters })).toMatch(/<button>La forêt<\/button>/);
  });

  it('is missing if the game has no chapters', () => {
    expect(drawn({})).not.toContain('Contes');
  });
});
