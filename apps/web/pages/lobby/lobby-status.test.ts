import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../locale/index.ts';
import { lobbyStatus, placeForVisitor } from './lobby-status.ts';
import { BOT, LEA, ME, OPEN, waiting } from './roles.scenario.ts';

function statusOf(
  seats: SeatInfo[],
  own: number | null,
  obstacle: TableInfo['obstacle'] = null,
  offer: string | null = null,
) {
  return lobbyStatus(waiting(seats, { obstacle }), own, {
    say: pageWords('fr'),
    locale: 'fr',
    offer,
    isBarred: false,
    sayRule: ({ facts }, nameOf) => `La règle nomme ${nameOf(facts['seat'] as number)}.`,
  });
}

const TOO_FEW = { why: 'too-few' } as const;

describe('before the match', () => {
  it('a maker who is alone cannot start and is told what to do', () => {
    expect(statusOf([ME, OPEN, OPEN], 0, { ...TOO_FEW, counts: [2, 3] })).toMatchObject({
      canStart: false,
      seat: 0,
      text: expect.stringMatching(/bot/),
    });
  });

  it('the maker is told how many players are missing', () => {
    expect(statusOf([ME, BOT, OPEN, OPEN], 0, { ...TOO_FEW, counts: [4, 6] })).toMatchObject({
      canStart: false,
      title: 'Il manque 2 personnes.',
    });
  });

  it('the maker is told which numbers of players are possible if the present one is not', () => {
    const five = [ME, BOT, BOT, LEA, BOT, OPEN];
    expect(statusOf(five, 0, { why: 'bad-count', counts: [4, 6] })).toMatchObject({
      canStart: false,
      title: 'On joue à 4 ou 6, pas à 5.',
      text: 'Invite tes amis, ou ajoute un bot.',
    });
  });

  it('a refusal by a rule names the players as they will sit', () => {
    const refused = { why: 'refused', rule: 'XX-1', facts: { seat: 1 } } as const;
    expect(statusOf([ME, OPEN, LEA], 0, refused)).toMatchObject({
      canStart: false,
      title: 'La règle nomme Léa.',
      text: '',
    });
  });

  it('a friend is also told what is missing', () => {
    expect(statusOf([ME, LEA, OPEN, OPEN], 1, { ...TOO_FEW, counts: [4] }).text).toBe('Il manque 2 personnes.');
  });

  it('the maker can start with a bot', () => {
    expect(statusOf([ME, BOT, OPEN], 0)).toMatchObject({ canStart: true, seat: 0 });
  });

  it('a rematch that can start names the player to whom it offers the role', () => {
    expect(statusOf([ME, LEA, BOT], 0, null, 'Au tour de Léa.').text).toBe('Au tour de Léa.');
    expect(statusOf([ME, LEA, BOT], 1, null, 'Au tour de Léa.').text).toBe('Au tour de Léa.');
    expect(statusOf([ME, LEA], 1, { ...TOO_FEW, counts: [3] }, 'Au tour de Léa.').text).toBe('Il manque quelqu’un.');
  });

  it('the maker is told who is not connected yet, and that the match can start', () => {
    const late = { ...LEA, online: false } as SeatInfo;
    expect(statusOf([ME, BOT, late], 0)).toMatchObject({
      canStart: true,
      title: 'Léa arrive…',
      text: 'Tu peux déjà commencer.',
    });
  });

  it('the maker sees who is present', () => {
    expect(statusOf([ME, BOT, LEA], 0)).toMatchObject({ canStart: true, seat: 2, title: 'Léa est là.' });
  });

  it('a friend waits for the maker', () => {
    expect(statusOf([ME, LEA], 1)).toMatchObject({
      canStart: false,
      seat: 0,
      title: 'C’est à Zoé de lancer la partie.',
    });
  });

  it('a visitor is told that a bot makes room, except at a listed table', () => {
    expect(statusOf([ME, BOT], null)).toMatchObject({
      title: 'Il y a une place pour toi.',
      text: expect.stringMatching(/bot/),
    });
    expect(placeForVisitor({ seats: [ME, BOT], listed: true })).toBeNull();
    expect(placeForVisitor({ seats: [ME, BOT, OPEN], listed: true })).toBe('open');
  });

  it('a removed guest is offered no place and told who can let them in', () => {
    const table = waiting([ME, OPEN], { maker: 0 });
    const say = pageWords('fr');
    const told = lobbyStatus(table, null, { say, locale: 'fr', sayRule: () => '', offer: null, isBarred: true });
    expect(told).toMatchObject({ title: 'Tu n’as plus de place à cette table.', canStart: false });
    expect(told.text).toBe('Zoé peut te laisser revenir. Tu peux regarder.');
  });

  it('a visitor is told if there is a place', () => {
    const [free, full] = [statusOf([ME, OPEN], null), statusOf([ME, LEA], null)];
    expect(free.title).not.toBe(full.title);
    expect(full.text).toMatch(/regarder/);
  });
});
