import { describeWords } from '@tablee/conformance/describe-words';
import { type AnySay, LOCALES, sayRefusal, speakerOf } from '@tablee/words';
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

describeWords(rummu, words.messages, Object.keys(EVENTS));

describe.each(LOCALES)('the words of the game in %s', (locale) => {
  const { [locale]: messages } = words.messages;

  it('[RM-A30] the sentence of a discard names no card', () => {
    expect(messages['event.discarded']).not.toContain('{card');
    expect(messages['event.dealt']).not.toContain('{up');
  });

  it('[RM-A8] a set of five ones or sevens scores 25', () => {
    expect(messages['RM-A8']).toMatch(/50.*25.*1.*7/);
  });

  it('[RM-15] gives the limits as the rulebook does; at the limit itself it is a ruling', () => {
    expect(messages['RM-15']).toMatch(/100 (?:à|to) 150/);
    expect(messages['RM-15']).not.toMatch(/à partir de 1|100 \(200\) on/);
    expect(messages['RM-A2']).toMatch(/100.*150/);
  });

  it('[RM-A3] the brief does not say that every opening takes four cards', () => {
    expect(messages['brief.turn']).toMatch(/manche.*trois à six|round.*three to six/);
  });

  it('[RM-11] says how many jokers go into the longest runs', () => {
    expect(messages['RM-11']).toMatch(/quatre pour neuf ou dix|four among nine or ten/);
  });

  it('calls the end of a turn by one verb', () => {
    const throws = Object.entries(messages).filter(([, sentence]) => /thrown? (?:\S+ ){0,3}away/i.test(sentence));
    expect(throws).toEqual([]);
  });

  it('[RM-A24] a partner of the finisher loses nothing', () => {
    expect(messages['RM-A24']).toMatch(/sauf en équipe|except in teams/);
  });

  it('[RM-A24] whoever has not opened still loses points for the hand', () => {
    expect(messages['RM-A24']).toMatch(/ne peut que perdre|can only lose/);
  });

  it('[RM-2] [RM-A1] a rule that an option changes tells what holds at the table', () => {
    const say = speakerOf(words, locale);
    expect(say('RM-2.here', { sides: 'pairs' })).toMatch(/deux|two/);
    expect(say('RM-15.here', { opening: 'total' })).toBe(say('RM-A1.here', { opening: 'total' }));
    expect(say('RM-15.here', { opening: 'one' })).toBe('');
  });
});

describe('sentences at the table', () => {
  const [inFr, inEn] = [speakerOf(words, 'fr'), speakerOf(words, 'en')];
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

  it.each([
    ['ui.not-out', { needed: 4 }, 'Pas encore ouvert : 4 cartes', 'Not opened yet: 4 cards'],
    ['honour.pile.words', { count: 1 }, 'prise à la défausse', 'taken from the discard pile'],
    ['honour.pile.words', { count: 3 }, 'prises à la défausse', 'taken from the discard pile'],
    [
      'ui.tip.send',
      {},
      'Rien n’est posé ni jeté tant que tu n’as pas validé.',
      'Nothing is laid or discarded until you confirm.',
    ],
    [
      'brief.end',
      { sides: 'alone', length: 'short', rounds: 'any' },
      'Quelqu’un jette sa dernière carte : on compte ! 100 points atteints : le total le plus élevé l’emporte.',
      'Somebody discards their last card: time to count! 100 points reached: the highest total wins.',
    ],
    [
      'brief.end',
      { sides: 'pairs', length: 'whole', rounds: 'any' },
      'Quelqu’un jette sa dernière carte : on compte ! 500 points atteints par une équipe : le total le plus élevé l’emporte.',
      'Somebody discards their last card: time to count! 500 points for a team: the highest total wins.',
    ],
  ] as const)('%s %o', (id, facts, french, english) => {
    expect([inFr, inEn].map((say) => plain((say as AnySay)(id, facts)))).toEqual([french, english]);
  });
});

type Facts = Record<string, string | number>;

describe('refusals in words', () => {
  it.each<[string, Facts, string, string]>([
    [
      'RM-8',
      { why: 'short', cards: 'R5 R6' },
      '5-6 rouge : il faut au moins trois cartes. Ajoutes-en.',
      'Red 5-6: at least three cards are needed. Add more.',
    ],
    [
      'RM-8',
      { why: 'gap', number: 7, cards: 'B5 B6 B8' },
      '5-6-8 bleu : ces nombres ne se suivent pas, il manque le 7.',
      'Blue 5-6-8: these numbers are not consecutive: the 7 is missing.',
    ],
    [
      'RM-8',
      { why: 'far', cards: 'R2 R5 R9' },
      '2-5-9 rouge : ces nombres ne se suivent pas. Choisis des nombres voisins.',
      'Red 2-5-9: these numbers are not consecutive. Choose numbers that follow on.',
    ],
    [
      'RM-8',
      { why: 'neither', cards: 'R5 B5 K6' },
      '5 rouge, 5 bleu et 6 noir : ni une suite, ni une série. Choisis d’autres cartes.',
      'Red 5, blue 5 and black 6: neither a run nor a set. Choose other cards.',
    ],
    [
      'RM-8',
      { why: 'double', number: 7, cards: 'R6 R7 Y7 R8' },
      '6 rouge, 7 rouge, 7 jaune et 8 rouge : le nombre 7 y est deux fois. Une suite n’a chaque nombre qu’une fois.',
      'Red 6, red 7, yellow 7 and red 8: the number 7 is there twice. A run has each number only once.',
    ],
    [
      'RM-8',
      { why: 'set', number: 5 },
      'Ici, il n’y a que des 5 : ajoute un 5 d’une autre couleur.',
      'This is a set of 5s: add a 5 of another colour.',
    ],
    [
      'RM-8',
      { why: 'complete', number: 5 },
      'Cette série de 5 a toutes ses couleurs, elle est complète : pose ta carte ailleurs.',
      'This is a set of 5s, and it is complete: use your card elsewhere.',
    ],
    [
      'RM-9',
      { why: 'twin', card: 'R7', cards: 'R7 R7 B7' },
      '7 rouge, 7 rouge et 7 bleu : le 7 rouge y est deux fois. Enlèves-en un.',
      'Red 7, red 7 and blue 7: the red 7 is there twice. Leave one out.',
    ],
    [
      'RM-9',
      { why: 'there', card: 'R7' },
      'Le 7 rouge y est déjà : garde le tien, ou pose-le ailleurs.',
      'The red 7 is already there: keep yours, or use it elsewhere.',
    ],
    [
      'RM-9',
      { why: 'colour', colour: 'R', cards: 'R3 R4 R5 B6' },
      '3 rouge, 4 rouge, 5 rouge et 6 bleu : plusieurs couleurs, et le rouge revient. Il faut une seule couleur, ou chaque couleur une seule fois.',
      'Red 3, red 4, red 5 and blue 6: several colours, and red more than once. Use a single colour, or each colour only once.',
    ],
    [
      'RM-9',
      { why: 'either', colour: 'R', card: 'R6', joker: 'Y6' },
      'C’est une suite rouge : il faut le 6 rouge, ou le 6 jaune.',
      'This is a red run: it takes the red 6 or the yellow 6.',
    ],
    [
      'RM-9',
      { why: 'run', colour: 'B', card: 'B6', joker: 'Y6' },
      'C’est une suite bleue : il faut le 6 bleu.',
      'This is a blue run: it takes the blue 6.',
    ],
    [
      'RM-9',
      { why: 'again', colour: 'R', number: 6, colours: 'G Y' },
      'Le rouge est déjà dans cette combinaison : il faut un 6 d’une autre couleur (vert ou jaune).',
      'Red is already in this combination: it takes a 6 of another colour (green or yellow).',
    ],
    [
      'RM-11',
      { jokers: 2, most: 1, extra: 1, size: 4, cards: 'R3 Y4 R5 Y6' },
      '3 rouge, 4 jaune, 5 rouge et 6 jaune : 2 jokers, c’est trop. Sur 4 cartes, un seul est permis : remplace un jaune par une carte normale.',
      'Red 3, yellow 4, red 5 and yellow 6: 2 jokers are too many. A run of 4 cards may have only 1: replace a yellow with a plain card.',
    ],
    [
      'RM-12',
      { jokers: 2, extra: 1, cards: 'R3 Y4 B5 Y6' },
      '3 rouge, 4 jaune, 5 bleu et 6 jaune : 2 jokers. Avec plusieurs couleurs, un seul est permis : remplace un jaune par une autre couleur.',
      'Red 3, yellow 4, blue 5 and yellow 6: 2 jokers. With several colours only one is allowed: replace a yellow with another colour.',
    ],
    [
      'RM-15',
      { why: 'one', needed: 4, count: 3 },
      'Pour ouvrir, pose une combinaison d’au moins 4 cartes : ta plus grande en a 3.',
      'To open, lay a combination of at least 4 cards: your largest has 3.',
    ],
    [
      'RM-15',
      { why: 'total', needed: 4, count: 3 },
      'Pour ouvrir, pose au moins 4 cartes en combinaisons : tu en as posé 3.',
      'To open, lay at least 4 cards in combinations: you have laid 3.',
    ],
    [
      'RM-16',
      { why: 'closed', needed: 4, opening: 'one', count: 0 },
      'Tu n’as pas encore ouvert : pose d’abord une combinaison d’au moins 4 cartes.',
      'You have not opened yet: first lay a combination of at least 4 cards.',
    ],
    [
      'RM-16',
      { why: 'closed', needed: 4, opening: 'total', count: 3 },
      'Pour ouvrir, pose au moins 4 cartes en combinaisons : tu en as posé 3.',
      'To open, lay at least 4 cards in combinations: you have laid 3.',
    ],
    [
      'RM-17',
      { why: 'none', cards: 'R5 R6 R7' },
      'Il n’y a pas de joker dans 5-6-7 rouge.',
      'There is no joker in red 5-6-7.',
    ],
    [
      'RM-17',
      { why: 'number', number: 6 },
      'Le joker est un 6 : il ne s’échange que contre un 6.',
      'The joker is a 6: it can only be exchanged for a 6.',
    ],
    [
      'RM-17',
      { why: 'numbers', jokers: 'Y4 Y6' },
      'Les jokers sont le 4 et le 6 jaunes : chacun ne s’échange que contre une carte de son nombre.',
      'The jokers are the yellow 4 and 6: each can only be exchanged for a card of its number.',
    ],
    [
      'RM-A13',
      { why: 'one', card: 'R6' },
      'Ce joker remplace le 6 rouge : seul le 6 rouge peut prendre sa place.',
      'This joker stands for the red 6: only the red 6 can take its place.',
    ],
    [
      'RM-A13',
      { why: 'several', colour: 'R', number: 5, colours: 'K G' },
      'Le rouge est déjà dans cette combinaison : il faut un 5 d’une autre couleur (noir ou vert).',
      'Red is already in this combination: it takes a 5 of another colour (black or green).',
    ],
    [
      'RM-A14',
      { needed: 6, opening: 'total', count: 0 },
      'Tu n’as pas encore ouvert : avant d’échanger, pose au moins 6 cartes en combinaisons.',
      'You have not opened yet: before you exchange, lay at least 6 cards in combinations.',
    ],
    [
      'RM-A15',
      { why: 'one', jokers: 2, most: 1, size: 4, yours: 1, cards: 'R5 Y6 R7 Y8' },
      'Cela ferait 5 rouge, 6 jaune, 7 rouge et 8 jaune : sur 4 cartes, un joker au plus. Ajoute aussi une carte normale, ou mets moins de jokers.',
      'That would make red 5, yellow 6, red 7 and yellow 8: among 4 cards, one joker at most. Add a plain card too, or use fewer jokers.',
    ],
    [
      'RM-A15',
      { why: 'several', jokers: 2, yours: 1, cards: 'R3 Y4 B5 Y6' },
      'Cela ferait 3 rouge, 4 jaune, 5 bleu et 6 jaune : avec plusieurs couleurs, un seul joker est permis. Garde le tien.',
      'That would make red 3, yellow 4, blue 5 and yellow 6: with several colours only one joker is allowed. Keep yours.',
    ],
    [
      'RM-A17',
      { why: 'taken', number: 4, cards: 'R3 R4 R5' },
      'Il y a déjà un 4 dans 3-4-5 rouge : on n’ajoute qu’aux deux bouts.',
      'Red 3-4-5 already has a 4: cards are added only at the ends.',
    ],
    [
      'RM-A17',
      { why: 'swap', card: 'R4', joker: 'Y4' },
      'Le 4 jaune tient déjà cette place : échange ton 4 rouge contre lui.',
      'The yellow 4 already holds that place: exchange your red 4 for it.',
    ],
    [
      'RM-A22',
      { why: 'others', seat: 1 },
      'Cette combinaison est à Malik : reprends une carte d’une des tiennes.',
      'That combination is Malik’s: take a card back from one of yours.',
    ],
    [
      'RM-20',
      { why: 'needless', count: 2 },
      'Il te reste 2 cartes : jettes-en une. On ne reprend une carte que si la main est vide.',
      'You still have 2 cards: discard one. You take a card back only when your hand is empty.',
    ],
    ['RM-4', { seat: 1 }, 'C’est à Malik de jouer.', 'It is Malik’s turn.'],
  ])('[%s] %o', (rule, facts, french, english) => {
    expect([inFrench(rule, facts), inEnglish(rule, facts)]).toEqual([french, english]);
  });
});
