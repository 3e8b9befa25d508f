import { describeWords } from '@tablee/conformance/describe-words';
import { sayRefusal, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { dice } from '../rules/index.ts';
import type { DiceEvent } from '../rules/types.ts';
import fr from './fr.json' with { type: 'json' };
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
  it('[RX-4] the line and its fault are named', () => {
    expect(inFrench('RX-4', { why: 'gap', die: 'B7', line: 'B5 B6 B8' })).toBe('5‑6‑8 bleu : il manque le 7 bleu.');
    expect(inEnglish('RX-4', { why: 'gap', die: 'B7', line: 'B5 B6 B8' })).toBe('Blue 5‑6‑8: the blue 7 is missing.');
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

  it('[RX-4] a long line is named by the one die that does not fit', () => {
    const facts = { why: 'odd', die: 'O13', rest: 'K2 K3 J K5 K6', line: 'K2 K3 J K5 K6 O13' };
    expect(inFrench('RX-4', facts)).toBe('Le 13 orange ne va pas avec 2‑3‑joker‑5‑6 noir.');
    expect(inEnglish('RX-4', facts)).toBe('The orange 13 does not go with black 2‑3‑joker‑5‑6.');
  });

  it('[RX-4] numbers with several gaps are called apart', () => {
    expect(inFrench('RX-4', { why: 'apart', line: 'B5 B6 B9' })).toBe('5‑6‑9 bleu : ces nombres ne se suivent pas.');
  });

  it('[RX-5] the obligatory set is named', () => {
    expect(inFrench('RX-5', { set: 'R1 R2 R3' })).toBe(
      'Tu as une combinaison : pose 1‑2‑3 rouge, ou une autre faite de tes seuls dés.',
    );
    expect(inFrench('RX-5', { set: 'J B2 R2' })).toBe(
      'Tu as une combinaison : pose le joker, le 2 bleu et le 2 rouge, ou une autre faite de tes seuls dés.',
    );
    expect(inEnglish('RX-5', { set: 'J B2 R2' })).toBe(
      'You have a set: lay the joker, the blue 2 and the red 2, or another one of your own dice.',
    );
  });

  it('[RX-A7] the die that is missing is named', () => {
    expect(inFrench('RX-A7', { die: 'R3' })).toBe(
      'Le 3 rouge reste sur la table : on ne reprend que les dés posés ce tour-ci.',
    );
    expect(inEnglish('RX-A7', { die: 'R3' })).toBe(
      'The red 3 stays on the table: only dice laid this turn can be taken back.',
    );
  });

  it('[RX-A8] the needs of a die alone and of a short line are named', () => {
    expect(inFrench('RX-A8', { why: 'alone', die: 'K7' })).toBe('Il faut encore deux dés à côté du 7 noir.');
    expect(inFrench('RX-A8', { why: 'short', line: 'R7 R8' })).toBe('Il faut encore le 6 rouge ou le 9 rouge.');
  });

  it('[RX-A10] the values of the joker in both directions are named', () => {
    expect(inFrench('RX-A10', { why: 'torn', row: 'R6', column: 'B4 O4' })).toBe(
      'Le joker ne peut pas être le 6 rouge en ligne et le 4 bleu ou le 4 orange en colonne.',
    );
    expect(inEnglish('RX-A10', { why: 'torn', row: 'R6', column: 'B4 O4' })).toBe(
      'The joker cannot be the red 6 across and the blue 4 or the orange 4 down.',
    );
  });

  it('[RX-A1] the first throw and the first round are told apart', () => {
    expect(inFrench('RX-A1', { why: 'turn' })).toBe('À ton premier tour de la manche, lance tous tes dés.');
    expect(inFrench('RX-A1', { why: 'round' })).toBe('Dans la première manche, lance tous tes dés.');
  });

  it('[RX-3] players are named', () => {
    expect(inFrench('RX-3', { why: 'turn', seat: 1 })).toBe('C’est à Malik de jouer.');
  });
});

describe('the table in words', () => {
  const say = speakerOf(words, 'fr');

  it('[RX-5] passing is offered only if it is allowed', () => {
    expect(say('ui.you.lay', { may: 'pass' })).toBe('Pose tes dés, ou passe.');
    expect(say('ui.you.lay', { may: 'lay' })).toBe('Pose tes dés.');
  });

  it.each(['fr', 'en'] as const)('[RX-A4] the button and the key have the same word for a pass (%s)', (locale) => {
    const told = words.messages[locale];
    expect(told['ui.pass']).toBe(locale === 'fr' ? 'Passer' : 'Pass');
    expect(told['ui.key.pass']).toBe(told['ui.pass']);
  });
});

describe('rules in words', () => {
  const told = (id: keyof typeof fr): string => fr[id].replaceAll('\u00a0', ' ');

  it.each([
    ['RX-2', 'Tous les dés sont mélangés'],
    ['RX-6', 'font de nouvelles combinaisons'],
    ['RX-9', 'À partir de la deuxième manche'],
    ['RX-14', 'Toutes les combinaisons doivent alors être complètes et correctes.'],
    ['RX-15', 'dans une autre combinaison'],
    ['RX-A1', 'À ton premier tour de la manche'],
    ['RX-A3', 'chacun a lancé trois fois pour rien'],
    ['RX-A12', 'rapporte 10'],
    ['RX-A20', 'ne fixent aucune limite de temps'],
    ['RX-A26', 'La même ligne compte comme une autre combinaison'],
    ['RX-A27', '18 dés'],
    ['level.facile', 'Voit surtout ce qui s’ajoute au bout, et oublie parfois un dé.'],
    ['ui.last-chance', 'Si rien ne peut être placé'],
    ['ui.brief.run.how', 'une couleur, des nombres qui se suivent'],
  ] as const)('%s says “%s”', (id, text) => {
    expect(told(id)).toContain(text);
  });

  it('the sentences agree with the rulebook', () => {
    expect(told('RX-2')).not.toContain('18');
    expect(told('RX-13')).not.toContain('noir');
    expect(told('RX-14')).not.toContain('couleur qui manque');
  });
});

it.each(['fr', 'en'] as const)('no two rules have the same sentence at the default table: %s', (locale) => {
  const say = speakerOf(words, locale);
  const blocked = (['RX-10.here', 'RX-A3.here'] as const).map((id) => say(id, { blockedBy: 'each' }));
  expect(blocked.filter((sentence) => sentence !== '')).toHaveLength(1);
});
