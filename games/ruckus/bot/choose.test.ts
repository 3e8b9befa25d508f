import { seatOf, seedFromWord, stepRng } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { round } from '../rules/ruckus.scenario.ts';
import { chooseAction } from './choose.ts';
import { CUNNING } from './cunning.scenario.ts';
import type { Temperament } from './temperament.ts';

const RNG = stepRng(seedFromWord('choose'), 0);

function choice(text: string, changes: Partial<Temperament> = {}): string | null {
  const view = ruckus.view(round(text), seatOf('A'));
  const command = chooseAction(view, seatOf('A'), { ...CUNNING, ...changes }, RNG);
  return command === null ? null : ruckus.notation.command(command);
}

describe('the choice of a bot', () => {
  it('an empty hand slaps, a pair is formed, before anything else', () => {
    expect(choice('deck meuh\nA | boum×2\nB zzz coa dring |')).toBe('slap');
    expect(choice('deck meuh\nA coa zzz zzz |\nB boum plouf dring | coa×5')).toBe('form zzz');
  });

  it('a large pile is stolen at once, a small one is left to grow', () => {
    expect(choice('deck meuh\nA coa zzz miaou |\nB boum plouf dring | coa×4 zzz×2')).toBe('steal coa < B');
    expect(choice('deck meuh\nA coa plouf |\nB boum meuh dring | coa×2')).toBe('draw');
    expect(choice('deck meuh\nA coa plouf |\nB boum meuh dring | coa×2', { stealsFrom: 2 })).toBe('steal coa < B');
  });

  it('a bot that counts cards steals a small pile at once if it can hardly be stolen back', () => {
    const table = (deck: string, mine: string): string =>
      `deck ${deck}\nA coa plouf | ${mine}\nB boum meuh dring | coa×2`;
    const [unlikelyInHand, likelyInHand] = [table('meuh meuh meuh zzz zzz', 'coa×2'), table('meuh', 'coa×2')];
    expect(choice(unlikelyInHand, { maxRivals: 0.4 })).toBe('steal coa < B');
    expect(choice(unlikelyInHand)).toBe('draw');
    expect(choice(likelyInHand, { maxRivals: 0.4 })).toBe('draw');
    expect(choice(table('meuh meuh meuh zzz zzz', 'boum×2'), { maxRivals: 0.4 })).toBe('draw');
  });

  it('of two owners the one with more cards is robbed', () => {
    expect(
      choice('deck meuh\nA coa plouf |\nB boum meuh dring | coa×2\nC zzz meuh dring | coa×3', { stealsFrom: 2 }),
    ).toBe('steal coa < C');
  });

  it('everything is played when somebody is about to go out', () => {
    expect(choice('deck meuh\nA coa plouf |\nB boum | coa×2')).toBe('steal coa < B');
    expect(choice('deck meuh\nA dring plouf | dring×2\nB boum |')).toBe('complete dring');
  });

  it('a single that fits the own pile is held back, or not, by temperament', () => {
    const text = 'deck meuh\nA dring plouf | dring×2\nB boum meuh coa |';
    expect(choice(text)).toBe('draw');
    expect(choice(text, { completesEarly: true })).toBe('complete dring');
  });

  it('a hand that can be played whole goes out, with the largest theft last', () => {
    const text = 'deck meuh\nA dring coa zzz | dring×2\nB boum meuh plouf | coa×3 zzz×2';
    expect(choice(text)).toBe('complete dring');
    expect(choice('deck meuh\nA coa zzz |\nB boum meuh plouf | coa×3 zzz×2')).toBe('steal zzz < B');
    expect(choice('deck meuh\nA coa zzz |\nB boum meuh plouf | coa×3 zzz×2', { goesOut: false })).toBe('draw');
  });

  it('the last cards are kept while ending the round would give it to somebody else', () => {
    const behind = 'deck meuh\nA coa |\nB boum meuh plouf | coa×2 zzz×6 boum×4';
    expect(choice(behind, { maxGivenLead: null, stealsFrom: 2 })).toBe('steal coa < B');
    expect(choice(behind, { maxGivenLead: 0, stealsFrom: 2 })).toBe('draw');
    expect(choice(behind, { maxGivenLead: 3, stealsFrom: 2 })).toBe('steal coa < B');
    expect(choice(behind.replace('deck meuh', 'deck'), { maxGivenLead: 0, stealsFrom: 2 })).toBe('steal coa < B');
  });

  it('a match is not ended for somebody else to win it', () => {
    const choiceWith = (mine: number): string | null => {
      const state = round('deck meuh\nA coa |\nB boum | coa×2 zzz×6');
      const view = { ...ruckus.view(state, seatOf('A')), totals: [mine, 48] };
      const command = chooseAction(view, seatOf('A'), { ...CUNNING, maxGivenLead: 3 }, RNG);
      return command === null ? null : ruckus.notation.command(command);
    };
    expect(choiceWith(49)).toBe('steal coa < B');
    expect(choiceWith(40)).toBe('draw');
  });

  it('a bot that overlooks everything only draws', () => {
    expect(choice('deck meuh\nA coa zzz |\nB boum meuh plouf | coa×5 zzz×5', { missChance: 1, goesOut: false })).toBe(
      'draw',
    );
  });

  it('with an empty pile and nothing noticed it waits', () => {
    expect(choice('deck\nA coa |\nB boum meuh plouf | coa×5', { missChance: 1 })).toBeNull();
  });
});
