import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { type LobbyMoment, lobbyNews } from './lobby-news.ts';
import { BOT, LEA, ME, OPEN, waiting } from './roles.scenario.ts';

const say = pageWords('fr');
const BEFORE: LobbyMoment = { table: waiting([LEA, ME, BOT, OPEN], { maker: 0 }), own: 1 };

describe('a guest reads', () => {
  it('which other game the maker has chosen', () => {
    const after = { ...BEFORE, table: { ...BEFORE.table, game: 'ruckus' } };
    expect(lobbyNews(BEFORE, after, 'Ruckus', say)).toEqual(['Léa a choisi un autre jeu\u00a0: Ruckus.']);
  });

  it('with whom the maker has swapped their place', () => {
    const after = { table: waiting([ME, LEA, BOT, OPEN], { maker: 1 }), own: 0 };
    expect(lobbyNews(BEFORE, after, 'Toy', say)).toEqual(['Léa et toi avez échangé vos places.']);
  });
});

describe('nothing is told', () => {
  it('to a guest who took a free place', () => {
    const after = { table: waiting([LEA, OPEN, BOT, ME], { maker: 0 }), own: 3 };
    expect(lobbyNews(BEFORE, after, 'Toy', say)).toEqual([]);
  });

  it('to a guest who has swapped with a bot', () => {
    const after = { table: waiting([LEA, BOT, ME, OPEN], { maker: 0 }), own: 2 };
    expect(lobbyNews(BEFORE, after, 'Toy', say)).toEqual([]);
  });

  it('to the maker about their own changes', () => {
    const before = { ...BEFORE, own: 0 };
    const after = { table: { ...waiting([ME, LEA, BOT, OPEN], { maker: 1 }), game: 'ruckus' }, own: 1 };
    expect(lobbyNews(before, after, 'Ruckus', say)).toEqual([]);
  });
});
