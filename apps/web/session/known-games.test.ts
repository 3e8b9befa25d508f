import { uiCatalog } from '@tablee/games/catalog.ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGames, rememberGame } from './known-games.ts';

const [first = '', ...others] = Object.keys(uiCatalog);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a game', () => {
  it('is new to a device until its rules were read there', () => {
    expect(newGames()).toEqual([first, ...others]);
    rememberGame(first);
    expect(newGames()).toEqual(others);
    for (const game of others) rememberGame(game);
    expect(newGames()).toEqual([]);
  });
});
