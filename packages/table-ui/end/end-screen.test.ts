import type { SeatInfo } from '@tablee/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EndScreen } from './end-screen.tsx';

const SEATS: readonly SeatInfo[] = ['Camille', 'Léa'].map((name) => ({
  kind: 'person',
  name,
  avatar: 'fox',
  online: true,
  away: null,
}));

function drawn(viewer: number | null, story?: string): string {
  const props = {
    result: { ranks: [1, 2], scores: [3, 1] },
    seats: SEATS,
    teams: null,
    teamWords: [],
    viewer,
    locale: 'fr' as const,
    game: 'Tuiles',
    reason: '',
    goal: null,
    honours: [],
    nameOf: (seat: number) => ['Camille', 'Léa'][seat] ?? '',
    unitOf: String,
    ...(story !== undefined && { story }),
    children: null,
  };
  return renderToStaticMarkup(createElement(EndScreen, props));
}

describe('the end of a match', () => {
  it('throws confetti for winners and spectators, not for losers', () => {
    expect([0, 1, null].map((viewer) => drawn(viewer).includes('data-part="confetti"'))).toEqual([true, false, true]);
  });

  it('shows the points on its paper, or the course of the match instead', () => {
    expect(drawn(0)).toContain('<table');
    expect(drawn(0, 'Il restait une carte.')).toContain('Il restait une carte.');
    expect(drawn(0, 'Il restait une carte.')).not.toContain('<table');
  });
});
