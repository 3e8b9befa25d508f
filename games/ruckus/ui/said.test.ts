import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { round } from '../rules/ruckus.scenario.ts';
import type { RuckusSight } from '../rules/types.ts';
import { type Listener, sayAloud, sayChoice, sayHand, sayScores, sayThefts, theftsIn } from './said.ts';
import { nameOf, sayIn, sightsOf } from './told.scenario.ts';
import { targetsOf } from './touch.ts';

const [A, B] = [seatOf('A'), seatOf('B')];
const STATE = round('deck zzz boum\nA boum coa coa |\nB miaou | boum×3');
const SINGLE = { ...STATE, hands: [['coa'] as const, ['miaou'] as const] };
const THIEF = { ...STATE, hands: [['boum', 'zzz'] as const, ['miaou'] as const] };

function listener(me: number | null): Listener {
  return { me, say: sayIn('fr'), nameOf };
}

function heard(sights: readonly RuckusSight[], me: number | null) {
  return sights.map((sight) => sayAloud(sight, listener(me)));
}

describe('the announcements at a busy table', () => {
  it('is the card that I drew, and what is stolen from me', () => {
    expect(heard(sightsOf(SINGLE, A, 'A', 'draw'), A)).toEqual([
      { text: 'Tu pioches Boum.', when: 'important', about: 'drawn' },
    ]);
    expect(heard(sightsOf(THIEF, B, 'A', 'steal boum < B'), B)).toEqual(['Léa te vole Boum, 3 cartes.']);
  });

  it('is what I lay, in the second person and only where there is time for it', () => {
    expect(heard(sightsOf(STATE, A, 'A', 'form coa'), A)).toEqual([{ text: 'Tu poses Coâ ×2', when: 'idle' }]);
    expect(heard(sightsOf(THIEF, A, 'A', 'steal boum < B'), A)).toEqual([
      { text: 'Tu voles Boum à Malik', when: 'idle' },
    ]);
  });

  it('is nothing that others form, draw or steal from each other', () => {
    expect(heard(sightsOf(STATE, B, 'A', 'form coa'), B)).toEqual([null]);
    expect(heard(sightsOf(SINGLE, A, 'B', 'draw'), A)).toEqual([null]);
    expect(heard(sightsOf(THIEF, B, 'A', 'steal boum < B'), 2)).toEqual([null]);
  });

  it('is what a spectator has the time to hear', () => {
    expect(heard(sightsOf(THIEF, B, 'A', 'steal boum < B'), null)).toEqual([
      { text: 'Léa vole Boum à Malik', when: 'idle' },
    ]);
  });

  it('is who ends the round, and all the scores of it', () => {
    const empty = { ...STATE, hands: [[], ['miaou'] as const] };
    expect(heard(sightsOf(empty, A, 'A', 'slap'), A)).toEqual([
      'Ruckus\u00a0! Tu finis la manche.',
      'Manche comptée. Tu gagnes 2 points. Totaux\u00a0: toi 2, Malik 2.',
    ]);
    expect(heard(sightsOf(empty, B, 'A', 'slap'), B)[0]).toBe('Ruckus\u00a0! Léa finit la manche.');
  });
});

it('a card that may go to several piles is told with each of them', () => {
  const state = round('deck zzz\nA boum miaou | boum×2\nB zzz | boum×3');
  const view = ruckus.view(state, A);
  const targets = targetsOf(view, A, 'boum');
  expect(sayChoice('boum', targets, view, listener(A))).toBe(
    'Boum\u00a0: choisis la pile. 2 cartes devant toi, 3 cartes devant Malik.',
  );
});

describe('what I can steal', () => {
  const view = ruckus.view(THIEF, A);

  it('[RK-7] is every pile of a family of which I hold one card', () => {
    expect(theftsIn(view, ['boum', 'zzz'], A)).toEqual([{ seat: 1, family: 'boum', count: 3 }]);
    expect(theftsIn(view, ['zzz'], A)).toEqual([]);
    expect(sayThefts(theftsIn(view, ['boum'], A), listener(A))).toBe('Tu peux voler\u00a0: 3 Boum à Malik.');
  });

  it('[RK-5] is nothing while I hold a pair', () => {
    expect(theftsIn(view, ['boum', 'zzz', 'zzz'], A)).toEqual([]);
    expect(sayThefts([], listener(A))).toBe('Rien à voler.');
  });
});

it('the announcement on request has the hand and the scores', () => {
  expect(sayHand(['boum', 'coa', 'coa'], listener(A))).toBe('Ta main\u00a0: Boum, 2 Coâ.');
  expect(sayHand([], listener(A))).toBe('Ta main est vide.');
  const view = { ...ruckus.view(STATE, A), totals: [3, 12] };
  expect(sayScores(view, listener(A))).toBe('Course à 50\u00a0: Malik 12, toi 3.');
});
