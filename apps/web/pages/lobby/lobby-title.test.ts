import { expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { lobbyTitle } from './lobby-title.ts';
import { LEA, ME, OPEN, waiting } from './roles.scenario.ts';

const TABLE = waiting([ME, LEA, OPEN], { maker: 1 });

it('the title of a table that waits names its maker, and is “your table” for the maker', () => {
  expect(lobbyTitle(TABLE, 0, pageWords('fr'))).toBe('Chez Léa');
  expect(lobbyTitle(TABLE, null, pageWords('en'))).toBe('Léa’s table');
  expect(lobbyTitle(TABLE, 1, pageWords('fr'))).toBe('Ta table');
});

it('the title of a table that waits names nobody if it has no maker', () => {
  expect(lobbyTitle({ ...TABLE, maker: null }, 0, pageWords('fr'))).toBe('Nouvelle table');
});
