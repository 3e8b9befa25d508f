import { describeWords } from '@tablee/conformance/describe-words';
import { sayRefusal } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { dice } from '../rules/index.ts';
import type { DiceEvent } from '../rules/types.ts';
import { words } from './index.ts';

const names = (seat: number): string => ['Léa', 'Malik'][seat] ?? '?';
const inFrench = (rule: string, facts: Record<string, string | number>): string =>
  sayRefusal(words, 'fr', { rule, facts }, names).replaceAll('\u00a0', ' ');
const inEnglish = (rule: string, facts: Record<string, string | number>): string =>
  sayRefusal(words, 'en', { rule, facts }, names);

const EVENTS: Record<DiceEvent['kind'], true> = {
  dealt: true,
  rolled: true,
  laid: true,
  passed: true,
  finished: true,
  blocked: true,
  scored: true,
  penalised: true,
  over: true,
};

describeWords(dice, words.messages, Object.keys(EVENTS));

describe('refusals in words', () => {
  it('[RX-4] a line is named, and what is wrong with it', () => {
    expect(inFrench('RX-4', { why: 'gap', die: 'B7', line: 'B5 B6 B8' })).toBe('5-6-8 bleu : il manque le 7 bleu.');
    expect(inEnglish('RX-4', { why: 'gap', die: 'B7', line: 'B5 B6 B8' })).toBe('Blue 5-6-8: the blue 7 is missing.');
    expect(inFrench('RX-4', { why: 'twice', die: 'R7', line: 'R7 B7 R7' })).toBe(
      'Les deux 7 rouges et le 7 bleu : le 7 rouge y est deux fois.',
    );
    expect(inFrench('RX-4', { why: 'mixed', line: 'R7 B8 J' })).toBe(
      'Le 7 rouge, le 8 bleu et le joker : ni le même nombre, ni la même couleur.',
    );
    expect(inEnglish('RX-4', { why: 'mixed', line: 'R7 B8 J J' })).toBe(
      'The red 7, the blue 8 and the two jokers: not one number, and not one colour.',
    );
  });

  it('[RX-5] the set that has to be laid is named', () => {
    expect(inFrench('RX-5', { set: 'R1 R2 R3' })).toBe(
      'Tu as une combinaison : pose 1-2-3 rouge, ou une autre faite de tes seuls dés.',
    );
    expect(inFrench('RX-5', { set: 'J B2 R2' })).toBe(
      'Tu as une combinaison : pose le joker, le 2 bleu et le 2 rouge, ou une autre faite de tes seuls dés.',
    );
    expect(inEnglish('RX-5', { set: 'J B2 R2' })).toBe(
      'You have a set: lay the joker, the blue 2 and the red 2, or another one of your own dice.',
    );
  });

  it('[RX-A7] the die that is missing is named', () => {
    expect(inFrench('RX-A7', { die: 'R3' })).toBe('Le 3 rouge reste sur la table : on ne reprend que ses propres dés.');
    expect(inEnglish('RX-A7', { die: 'R3' })).toBe(
      'The red 3 stays on the table: only your own dice can be taken back.',
    );
  });

  it('[RX-A8] what a die that lies alone needs, and what a line that is too short, as it is said while it is laid', () => {
    expect(inFrench('RX-A8', { why: 'alone', die: 'K7' })).toBe('Il faut encore deux dés à côté du 7 noir.');
    expect(inFrench('RX-A8', { why: 'short', line: 'R7 R8' })).toBe('Il faut encore le 6 rouge ou le 9 rouge.');
  });

  it('[RX-A10] what the joker would be in either direction is named', () => {
    expect(inFrench('RX-A10', { why: 'torn', row: 'R6', column: 'B4 O4' })).toBe(
      'Le joker ne peut pas être le 6 rouge en ligne et le 4 bleu ou le 4 orange en colonne.',
    );
    expect(inEnglish('RX-A10', { why: 'torn', row: 'R6', column: 'B4 O4' })).toBe(
      'The joker cannot be the red 6 across and the blue 4 or the orange 4 down.',
    );
  });

  it('[RX-A1] the first throw and the first round are told apart', () => {
    expect(inFrench('RX-A1', { why: 'turn' })).toBe('À ton premier tour, lance tous tes dés.');
    expect(inFrench('RX-A1', { why: 'round' })).toBe('Dans la première manche, lance tous tes dés.');
  });

  it('[RX-8] players are named', () => {
    expect(inFrench('RX-8', { seat: 1 })).toBe('C’est à Malik de jouer.');
  });
});
