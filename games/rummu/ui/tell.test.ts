import { toSeat } from '@tablee/kernel';
import { LOCALES, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import type { Meld, RoundScore, RummuSight } from '../rules/types.ts';
import { tellRummu } from './tell.ts';
import { tellAloud } from './tell-aloud.ts';

const [CAMILLE, LEA] = [toSeat(0), toSeat(1)];
const nameOf = (seat: number): string => ['Camille', 'Léa', 'Malik', 'Jules'][seat] ?? '?';
const fr = speakerOf(words, 'fr');

const RUN: Meld = { id: 1, owner: CAMILLE, cards: ['R3', 'R4', 'R5', 'R6'] };
const DREW: RummuSight = { kind: 'drew', rule: 'RM-6', seat: LEA, card: null };
const DISCARDED: RummuSight = { kind: 'discarded', rule: 'RM-19', seat: LEA, card: 'K9' };
const ADDED: RummuSight = { kind: 'added', rule: 'RM-16', seat: LEA, cards: ['R7'], meld: RUN };
const LAID: RummuSight = { kind: 'laid', rule: 'RM-15', seat: LEA, meld: { ...RUN, owner: LEA } };

function shareOf(laid: number, penalty: number): RoundScore['seats'][number] {
  return { melds: [], laid, bonus: 0, left: [], penalty };
}

function scored(shares: RoundScore['seats'], points: readonly number[]): RummuSight {
  return { kind: 'scored', rule: 'RM-22', score: { finisher: null, seats: shares, points }, totals: points };
}

const SHARES = [shareOf(20, 0), shareOf(0, 15), shareOf(40, 5), shareOf(0, 0)];

const SIGHTS: readonly RummuSight[] = [
  { kind: 'dealt', rule: 'RM-3', round: 2, dealer: CAMILLE, first: LEA, up: 'G0', hand: null },
  DREW,
  { kind: 'took', rule: 'RM-6', seat: LEA, card: 'B8', count: 2 },
  { kind: 'renewed', rule: 'RM-A18', cards: 12 },
  LAID,
  { ...LAID, rule: 'RM-8' },
  ADDED,
  { ...ADDED, meld: { ...RUN, owner: LEA } },
  { kind: 'swapped', rule: 'RM-17', seat: LEA, card: 'R6', joker: 'Y6', meld: RUN },
  { kind: 'took-back', rule: 'RM-20', seat: LEA, cards: ['R6'], from: 1 },
  { kind: 'took-back', rule: 'RM-A22', seat: LEA, cards: ['R4', 'R5', 'R6'], from: 1 },
  DISCARDED,
  { kind: 'finished', rule: 'RM-21', seat: LEA },
  { kind: 'dried-up', rule: 'RM-A18' },
  scored(SHARES, [20, -15, 35, 0]),
  { kind: 'over', rule: 'RM-26' },
];

describe('the sentence of a sight', () => {
  it.each(LOCALES)('exists for every kind of sight in %s', (locale) => {
    const say = speakerOf(words, locale);
    for (const sight of SIGHTS) expect(tellRummu(sight, say, nameOf)).toMatch(/^\S[^{}]+[.!]$/);
  });

  it('[RM-15] calls the first lay of a player an opening', () => {
    expect(tellRummu(LAID, fr, nameOf)).toBe('Léa ouvre avec 3-4-5-6 rouge.');
    expect(tellRummu({ ...LAID, rule: 'RM-8' }, fr, nameOf)).toBe('Léa pose 3-4-5-6 rouge.');
  });

  it('[RM-16] calls a combination the owner’s own', () => {
    expect(tellRummu(ADDED, fr, nameOf)).toBe('Léa ajoute le 7 rouge chez Camille.');
    expect(tellRummu(ADDED, fr, nameOf, CAMILLE)).toBe('Léa ajoute le 7 rouge à ta combinaison.');
    expect(tellRummu({ ...ADDED, meld: { ...RUN, owner: LEA } }, fr, nameOf)).toBe(
      'Léa ajoute le 7 rouge à sa combinaison.',
    );
  });

  it('[RM-A30] names no discard and no card that another player drew', () => {
    expect(tellRummu(DISCARDED, fr, nameOf)).toBe('Léa jette une carte.');
    expect(tellRummu({ ...DREW, card: 'R5' }, fr, nameOf)).toBe('Léa pioche une carte.');
    expect(tellRummu({ ...DREW, card: 'R5' }, fr, nameOf, LEA)).toBe('Tu pioches le 5 rouge.');
  });

  it('[RM-25] names partners together with their points', () => {
    const plain = (sight: RummuSight): string => tellRummu(sight, fr, nameOf, LEA).replaceAll('\u00a0', ' ');
    expect(plain(scored(SHARES, [20, -15, 35, 0]))).toBe(
      'Points de la manche : Camille +20, toi −15, Malik +35, Jules 0.',
    );
    expect(plain(scored(SHARES, [55, -15, 55, -15]))).toBe(
      'Points de la manche : Camille et Malik +55, Léa et Jules −15.',
    );
  });

  it.each(LOCALES)('addresses the player who acted, in %s', (locale) => {
    const say = speakerOf(words, locale);
    const told = SIGHTS.map((sight) => tellRummu(sight, say, nameOf, LEA)).join(' ');
    expect(told).not.toContain('Léa');
  });
});

describe('the announcement of a sight', () => {
  const aloud = (sight: RummuSight, viewer = 0): unknown =>
    tellAloud(sight, { say: fr, nameOf, viewer: toSeat(viewer) });

  it('[RM-7] names a discard, since it is visible on top', () => {
    expect(aloud(DISCARDED)).toBe('Léa jette le 9 noir.');
    expect(aloud(DISCARDED, 1)).toBe('Tu jettes le 9 noir.');
  });

  it('waits until the voice is idle for draws of others, not for the listener’s own', () => {
    expect(aloud(DREW)).toEqual({ text: 'Léa pioche une carte.', when: 'idle' });
    expect(aloud({ ...DREW, card: 'R5' }, 1)).toBe('Tu pioches le 5 rouge.');
  });

  it('is none for the end, which the podium announces', () => {
    expect(aloud({ kind: 'over', rule: 'RM-26' })).toBeNull();
  });
});
