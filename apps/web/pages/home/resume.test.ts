import { uiCatalog } from '@tablee/games/catalog.ui';
import { describe, expect, it } from 'vitest';
import type { MyTable } from '../../session/api.ts';
import { waitingTable } from './resume.tsx';

const PLAYABLE = Object.keys(uiCatalog).find((id) => uiCatalog[id]?.table !== null) ?? '';

function mine(...tables: MyTable[]) {
  return waitingTable({ name: 'Zoé', avatar: 'fox', tables, before: null })?.id ?? null;
}

describe('the table that waits for me', () => {
  it('is one in play before one that has not begun', () => {
    const tables = [
      { id: 'a', game: PLAYABLE, status: 'waiting' },
      { id: 'b', game: PLAYABLE, status: 'playing' },
    ] as const;
    expect(mine(...tables)).toBe('b');
    expect(mine(tables[0])).toBe('a');
  });

  it('is none that this page cannot show', () => {
    expect(mine({ id: 'a', game: 'constructor', status: 'playing' })).toBeNull();
    expect(waitingTable(null)).toBeNull();
  });
});
