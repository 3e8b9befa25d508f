import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TABLE } from '../../session/session.scenario.ts';
import { waitedFor } from '../play/around/waited-for.ts';
import type { TvNote as Note } from './tv-note.tsx';

const ME: SeatInfo = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null };
const LEA: SeatInfo = {
  kind: 'person',
  name: 'Léa',
  avatar: 'cat',
  online: false,
  away: { since: 0, standInAt: 60_000, standIn: null, hasPlayed: false },
};

let TvNote: typeof Note;
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['fr'], language: 'fr' }); // the language is chosen when the page is loaded
  vi.resetModules();
  ({ TvNote } = await import('./tv-note.tsx'));
});
afterAll(() => vi.unstubAllGlobals());

/** Text of the note at this table while the seat is awaited; empty if the match does not wait. */
function noteOf(more: Partial<TableInfo>, awaited: number): string {
  const table: TableInfo = { ...TABLE, status: 'playing', seats: [ME, LEA], ...more };
  const waiting = waitedFor(table, { type: 'turn', seq: 1, awaited: [awaited], clocks: null });
  if (waiting === null) return '';
  return renderToStaticMarkup(createElement(TvNote, { waiting, table })).replaceAll(/<[^>]+>/g, ' ');
}

describe('a television', () => {
  it('says who has paused the match, and until when', () => {
    const pause = { by: 0, untilBack: false, leftMs: 600_000 };
    expect(noteOf({ pause }, 0)).toMatch(/Zoé a mis la partie en pause\..*Reprise d’ici 10 min\./);
  });

  it('says for whom a pause lasts', () => {
    const pause = { by: null, untilBack: true, leftMs: 600_000 };
    expect(noteOf({ pause }, 0)).toMatch(/Partie en pause\..*On attend Léa…/);
  });

  it('says who is away, and that a bot will stand in', () => {
    expect(noteOf({}, 1)).toMatch(/On attend Léa….*Un bot dans\s+60/);
    expect(noteOf({}, 0)).toBe('');
  });

  it('says who reads the rules', () => {
    const wait = { for: 'rules' as const, awaited: [0], ready: [], leftMs: 60_000 };
    expect(noteOf({ wait }, 0)).toContain('On attend que Zoé ait lu les règles.');
  });
});
