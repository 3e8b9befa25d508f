import { seatOf, toSeat } from '@tablee/kernel';
import { LOCALES, type Locale, speakerOf } from '@tablee/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import { type PositionText, position } from '../../rules/rummu.scenario.ts';
import { scoreRound } from '../../rules/scoring.ts';
import type { RummuPhase, RummuView } from '../../rules/types.ts';
import { viewRummu } from '../../rules/view.ts';
import { Sheet } from './sheet.tsx';
import { tallyRound } from './tally.ts';

const NAMES = ['Camille', 'Léa', 'Malik', 'Jules'];

/** The view when a round is counted. The totals from before it take the place of the first sheet. */
function counted(scene: PositionText, finisher: string | null, phase: RummuPhase = 'sheet'): RummuView {
  const state = position({ ...scene, phase, round: 2 });
  const score = scoreRound(state, finisher === null ? null : seatOf(finisher));
  return viewRummu({ ...state, sheets: [...state.sheets, score] }, toSeat(0));
}

const TEAMS: PositionText = {
  options: { sides: 'pairs' },
  totals: [185, 240, 185, 240],
  hands: ['', 'K2 Y3', 'K0 R1 Y2', 'B0 G0 B2 K5 R7 Y9'],
  table:
    '[1 A R3 R4 R5 R6] [2 A R9 B9 K9 G9] [3 C G2 G3 G4 G5 G6] [4 C B7 K7 G7] [5 B B4 Y5 B6 B7 B8] [6 B R1 B1 K1 G1]',
};

/** The text of the sheet, with plain spaces. */
function drawn(
  view: RummuView,
  { locale = 'fr', isAsked = false }: { locale?: Locale; isAsked?: boolean } = {},
): string {
  const props = {
    view,
    seats: NAMES.map((name) => ({ name, avatar: 'fox' }) as never),
    say: speakerOf(words, locale),
    locale,
    nameOf: (seat: number): string => NAMES[seat] ?? '?',
    viewer: toSeat(0),
    ready: null,
    openRule: () => undefined,
    isAsked,
  };
  return renderToStaticMarkup(createElement(Sheet, props))
    .replaceAll(/<s>(.*?)<\/s>/g, '($1) ')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('\u00a0', ' ');
}

describe('the tally of a round', () => {
  it('[RM-25] [RM-26] has one total for partners, and the part of each', () => {
    const [mine, theirs] = tallyRound(counted(TEAMS, 'A'), 2);
    expect([mine?.before, mine?.gained, mine?.after]).toEqual([185, 100, 285]);
    expect(mine?.seats.map(({ own }) => own)).toEqual([60, 40]);
    expect([theirs?.before, theirs?.gained, theirs?.after]).toEqual([240, -15, 225]);
    expect(theirs?.seats.map(({ own }) => own)).toEqual([20, -35]);
  });

  it('[RM-15] [RM-A2] has the opening of each player in the next round', () => {
    const next = (before: number): unknown =>
      tallyRound(counted({ ...TEAMS, totals: [before, 0, before, 0] }, 'A'), 2)[0]?.next;
    expect(next(-150)).toEqual({ cards: 3, from: null, below: 0 });
    expect(next(-100)).toEqual({ cards: 4, from: 0, below: 200 });
    expect(next(299)).toEqual({ cards: 5, from: 200, below: 400 });
    expect(next(300)).toEqual({ cards: 6, from: 400, below: null });
  });

  it('[RM-26] has no next opening after the end', () => {
    expect(tallyRound(counted(TEAMS, 'A', 'over'), 2).map(({ next }) => next)).toEqual([null, null]);
    expect(tallyRound(counted(TEAMS, 'A', 'over'), 1).some(({ next }) => next === null)).toBe(false);
  });

  it('[RM-15] [RM-A3] has the opening of the round itself', () => {
    const needed = (round: number): unknown =>
      tallyRound(counted(TEAMS, 'A'), round).map(({ seats }) => seats[1]?.needed);
    expect(needed(1)).toEqual([4, 4]);
    expect(needed(2)).toEqual([4, 5]);
  });
});

describe('the sheet', () => {
  it('[RM-21] [RM-22] [RM-23] has every combination with its name, its reason and its points', () => {
    const told = drawn(counted(TEAMS, 'A'));
    expect(told).toContain('|+20|Suite rouge de 4|, 3-4-5-6 rouge, |pure, sans joker|');
    expect(told).toContain('|0|Trois 7|, 7 bleu, 7 noir et 7 vert, |trois pareilles : 0|');
    expect(told).toContain('|+15|Quatre 1|, 1 rouge, 1 bleu, 1 noir et 1 vert, |pure 30, moitié pour les 1|');
    expect(told).toContain('|Finit la manche|plus aucune carte en main|+10|');
    expect(told).toContain('|−15|Reste en main|, 2 noir et 3 jaune, |1 × −5, joker −10|');
  });

  it('[RM-25] has the excused cost of the finisher’s partner', () => {
    expect(drawn(counted(TEAMS, 'A'))).toContain('(−20) 0|Main épargnée|, 0 noir, 1 rouge et 2 jaune, |tu as fini|');
    expect(drawn(counted(TEAMS, 'C'))).not.toContain('tu as fini');
  });

  it('[RM-15] says who never opened, and how many cards were needed', () => {
    expect(drawn(counted(TEAMS, 'A'))).toContain('|N’a pas ouvert|il fallait 5 cartes|');
  });

  it('[RM-26] adds the round to the previous total', () => {
    const told = drawn(counted(TEAMS, 'A'));
    expect(told).toContain('|Camille et Malik|185 |+ 100| = |285|');
    expect(told).toContain('|Léa et Jules|240 |− 15| = |225|');
    expect(told).toContain('|Prochaine ouverture : |5 cartes|de 200 à 399 points|');
  });

  it('[RM-A18] says that a round had no finisher', () => {
    expect(drawn(counted(TEAMS, null))).toContain('Pioche épuisée : personne n’a fini');
    expect(drawn(counted(TEAMS, 'A'))).toContain('Tu finis la manche');
    expect(drawn(counted(TEAMS, 'B'))).toContain('Léa finit la manche');
  });

  it('opens after a round, otherwise only on request', () => {
    expect(drawn(counted(TEAMS, 'A'))).not.toBe('');
    for (const phase of ['draw', 'over'] as const) {
      expect(drawn(counted(TEAMS, 'A', phase))).toBe('');
      expect(drawn(counted(TEAMS, 'A', phase), { isAsked: true })).not.toBe('');
    }
  });

  it('is empty before the end of the first round', () => {
    expect(drawn({ ...counted(TEAMS, 'A'), sheets: [] }, { isAsked: true })).toBe('');
  });

  it.each(LOCALES)('is drawn in %s, alone and in teams', (locale) => {
    for (const sides of ['alone', 'pairs'] as const) {
      const told = drawn(counted({ ...TEAMS, options: { sides } }, 'A'), { locale });
      expect(told).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });
});
