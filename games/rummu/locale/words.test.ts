import { LOCALES, sayRefusal } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import type { RummuEvent } from '../rules/types.ts';
import { words } from './index.ts';

const names = (seat: number): string => ['Léa', 'Malik'][seat] ?? '?';
const inFrench = (rule: string, facts: Record<string, string | number>): string =>
  sayRefusal(words, 'fr', { rule, facts }, names).replaceAll('\u00a0', ' ');
const inEnglish = (rule: string, facts: Record<string, string | number>): string =>
  sayRefusal(words, 'en', { rule, facts }, names);

const EVENTS: Record<RummuEvent['kind'], true> = {
  dealt: true,
  drew: true,
  took: true,
  renewed: true,
  laid: true,
  added: true,
  swapped: true,
  'took-back': true,
  discarded: true,
  finished: true,
  'dried-up': true,
  scored: true,
  over: true,
};

describe.each(LOCALES)('the words of the game in %s', (locale) => {
  const { [locale]: messages } = words.messages;

  it('every option and every choice has a name', () => {
    const options = Object.entries(rummu.options).flatMap(([name, { choices }]) => [
      `option.${name}`,
      ...choices.map((choice) => `option.${name}.${choice}`),
    ]);
    expect(options.filter((id) => !Object.hasOwn(messages, id))).toEqual([]);
  });

  it('every kind of event has a sentence', () => {
    expect(Object.keys(EVENTS).filter((kind) => !Object.hasOwn(messages, `event.${kind}`))).toEqual([]);
  });

  it('[RM-A30] the sentence of a discard names no card', () => {
    expect(messages['event.discarded']).not.toContain('{card');
    expect(messages['event.dealt']).not.toContain('{up');
  });

  it('no sentence is empty, and none says anything twice', () => {
    const sentences = Object.entries(messages).filter(([id]) => /^RM-A?\d+$/.test(id));
    expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(sentences.length);
    for (const sentence of Object.values(messages)) expect(sentence.trim()).not.toBe('');
  });
});

describe('French', () => {
  it('has no breaking space before its high signs', () => {
    const broken = Object.entries(words.messages.fr).filter(([, sentence]) => /\w [:;!?»]|« /.test(sentence));
    expect(broken).toEqual([]);
  });
});

describe('refusals in words', () => {
  it.each([
    ['RM-8', { why: 'short', cards: 'R5 R6' }, '5-6 rouge : il faut au moins trois cartes.'],
    [
      'RM-8',
      { why: 'gap', number: 7, cards: 'B5 B6 B8' },
      '5-6-8 bleu : ces nombres ne se suivent pas, il manque le 7.',
    ],
    [
      'RM-8',
      { why: 'neither', cards: 'R5 B5 K6' },
      '5 rouge, 5 bleu et 6 noir : ni une suite, ni un même nombre. Choisis d’autres cartes.',
    ],
    [
      'RM-9',
      { why: 'twin', card: 'R7', cards: 'R7 R7 B7' },
      '7 rouge, 7 rouge et 7 bleu : le 7 rouge y est deux fois. Enlèves-en un.',
    ],
    [
      'RM-9',
      { why: 'colour', colour: 'B', cards: 'B6 Y7 B8 R9' },
      '6 bleu, 7 jaune, 8 bleu et 9 rouge : plusieurs couleurs, et deux fois du bleu. Il faut une seule couleur, ou chaque couleur une fois.',
    ],
    [
      'RM-11',
      { jokers: 3, most: 1, size: 3, cards: 'Y3 Y4 Y5' },
      '3-4-5 jaune : 3 jokers, c’est trop. Sur 3 cartes, il en faut 1 au plus.',
    ],
    [
      'RM-15',
      { why: 'one', needed: 4, count: 3 },
      'Pour ouvrir, pose une combinaison d’au moins 4 cartes : ta plus grande en a 3.',
    ],
    ['RM-15', { why: 'total', needed: 6, count: 5 }, 'Pour ouvrir, pose au moins 6 cartes : il y en a 5.'],
    [
      'RM-16',
      { why: 'closed', needed: 4, opening: 'one' },
      'Tu n’as pas encore ouvert : pose d’abord une combinaison d’au moins 4 cartes.',
    ],
    [
      'RM-A14',
      { needed: 6, opening: 'total' },
      'Tu n’as pas encore ouvert : avant d’échanger, pose au moins 6 cartes.',
    ],
    [
      'RM-A15',
      { why: 'one', jokers: 2, most: 1, size: 4, cards: 'R5 Y6 R7 Y8' },
      'Cela ferait 5 rouge, 6 jaune, 7 rouge et 8 jaune : sur 4 cartes, un joker au plus. Ajoute aussi une carte normale, ou garde le joker.',
    ],
    [
      'RM-A15',
      { why: 'several', jokers: 2, cards: 'R3 Y4 B5 Y6' },
      'Cela ferait 3 rouge, 4 jaune, 5 bleu et 6 jaune : avec plusieurs couleurs, un seul joker au plus.',
    ],
    [
      'RM-A17',
      { card: 'B4', cards: 'R3 R4 R5' },
      'Le 4 bleu n’a pas de place dans 3-4-5 rouge : on ajoute aux bouts, ou on échange un joker.',
    ],
    ['RM-A22', { why: 'others', seat: 1 }, 'Cette combinaison est à Malik : reprends une carte d’une des tiennes.'],
    [
      'RM-20',
      { why: 'needless', count: 1 },
      'Il te reste une carte à jeter : on ne reprend une carte que quand la main est vide.',
    ],
    ['RM-4', { seat: 1 }, 'C’est à Malik de jouer.'],
  ])('[%s] %o', (rule, facts, sentence) => {
    expect(inFrench(rule, facts)).toBe(sentence);
  });

  it('are as exact in English', () => {
    expect(inEnglish('RM-9', { why: 'colour', colour: 'B', cards: 'B6 Y7 B8 R9' })).toBe(
      'blue 6, yellow 7, blue 8 and red 9: several colours, and blue twice. Use one colour only, or each colour once.',
    );
    expect(inEnglish('RM-8', { why: 'gap', number: 7, cards: 'B5 B6 B8' })).toBe(
      'blue 5-6-8: these numbers do not follow each other, the 7 is missing.',
    );
    expect(inEnglish('RM-A15', { why: 'one', jokers: 2, most: 1, size: 4, cards: 'R5 Y6 R7 Y8' })).toBe(
      'That would make red 5, yellow 6, red 7 and yellow 8: among 4 cards, one joker at most. Add a plain card too, or keep the joker.',
    );
    expect(inEnglish('RM-20', { why: 'needless', count: 2 })).toBe(
      'You have 2 cards left: a card is taken back only when the hand is empty.',
    );
  });
});
