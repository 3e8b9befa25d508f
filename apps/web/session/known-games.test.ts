import { uiCatalog } from '@tablee/games/catalog.ui';
import { remember } from '@tablee/table-ui/device-memory';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCards, newGames, rememberCards } from './known-games.ts';

const [first = '', ...others] = Object.keys(uiCatalog);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const AIM = { id: 'aim', title: 'Le but', lead: '', rest: 'Vide ta main.' };
const END = { id: 'end', title: 'Gagner', lead: '', rest: 'Deux manches.' };
const OTHER_END = { ...END, rest: 'Une manche.' };

describe('a game', () => {
  it('has new cards until all of them are read on this device', () => {
    expect(newCards(first, [AIM, END])).toEqual([AIM, END]);
    rememberCards(first, [AIM, END]);
    expect(newCards(first, [AIM, END])).toEqual([]);
  });

  it('shows again only the cards that another variant or role words differently', () => {
    rememberCards(first, [AIM, END]);
    expect(newCards(first, [AIM, OTHER_END])).toEqual([OTHER_END]);
    rememberCards(first, [OTHER_END]);
    expect(newCards(first, [AIM, END])).toEqual([]);
    expect(newCards(first, [AIM, OTHER_END])).toEqual([]);
  });

  it('is reported as new while a variant may have an unread card', () => {
    rememberCards(first, [AIM, END]);
    expect(newGames()).toEqual([first, ...others]);
  });

  it('stored by its name alone has no new cards', () => {
    remember('known', others.join(' '));
    expect(newGames()).toEqual([first]);
    rememberCards(first, [AIM]);
    for (const game of others) expect(newCards(game, [AIM, END])).toEqual([]);
    expect(newGames()).toEqual([first]);
  });
});

it('a card with the words of a card of another game is new', () => {
  rememberCards(first, [AIM]);
  expect(newCards(others[0] ?? '', [AIM])).toEqual([AIM]);
});
