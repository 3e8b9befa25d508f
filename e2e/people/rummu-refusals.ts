import type { PositionText } from '../../games/rummu/rules/rummu.scenario.ts';
import type { RummuPlayer } from './rummu-player.ts';

export interface RefusalCase {
  readonly position: Omit<PositionText, 'hands'>;
  readonly hand: string;
  readonly act: (me: RummuPlayer) => Promise<void>;
  /** The refusal as it is shown, in both languages. */
  readonly fr: string;
  readonly en: string;
}

/** The button is disabled, but explains itself when it is clicked. */
const touchLockedStock = (me: RummuPlayer): Promise<void> => me.thing('stock').click({ force: true });

const OUT = '[1 A K0 K1 K2]';

/**
 * Every refusal of a combination or a turn that a player can meet at the table, by rule. The others cannot be reached
 * there: a draft follows the table, so it uses no meld that is gone (RM-16) and no card of another player (RM-5,
 * RM-19); a card is taken back only where that is offered, from one's own meld and with an empty hand (RM-20 needless,
 * RM-A22); a card is exchanged only for a joker of its number (RM-17 none); and nothing can be sent out of turn (RM-4),
 * between rounds (RM-3) or after the last (RM-26).
 */
export const REFUSALS: Readonly<Record<string, RefusalCase>> = {
  'RM-8 short': {
    position: { table: OUT },
    hand: 'R5 R6 G0',
    act: (me) => me.lay('R5', 'R6'),
    fr: '5-6 rouge : il faut au moins trois cartes. Ajoutes-en.',
    en: 'at least three cards are needed. Add more.',
  },
  'RM-8 gap': {
    position: { table: OUT },
    hand: 'R5 R6 R8 G0',
    act: (me) => me.lay('R5', 'R6', 'R8'),
    fr: '5-6-8 rouge : ces nombres ne se suivent pas, il manque le 7.',
    en: 'Red 5-6-8: these numbers are not consecutive: the 7 is missing.',
  },
  'RM-8 neither': {
    position: { table: OUT },
    hand: 'R5 B5 G6 K0',
    act: (me) => me.lay('R5', 'B5', 'G6'),
    fr: 'ni une suite, ni une série. Choisis d’autres cartes.',
    en: 'neither a run nor a set. Choose other cards.',
  },
  'RM-9 twin': {
    position: { table: OUT },
    hand: 'R7 R7 B7 K0',
    act: (me) => me.lay('R7', 'R7+', 'B7'),
    fr: 'le 7 rouge y est deux fois. Enlèves-en un.',
    en: 'the red 7 is there twice. Leave one out.',
  },
  'RM-9 colour': {
    position: { table: OUT },
    hand: 'B6 Y7 B8 R9 K0',
    act: (me) => me.lay('B6', 'Y7', 'B8', 'R9'),
    fr: 'plusieurs couleurs, et le bleu revient. Il faut une seule couleur, ou chaque couleur une seule fois.',
    en: 'several colours, and blue more than once. Use a single colour, or each colour only once.',
  },
  'RM-11': {
    position: { table: OUT },
    hand: 'Y3 Y4 Y5 K0',
    act: (me) => me.lay('Y3', 'Y4', 'Y5'),
    fr: '3 jokers, c’est trop. Sur 3 cartes, un seul est permis : remplace 2 jaunes par des cartes normales.',
    en: '3 jokers are too many. A run of 3 cards may have only 1: replace 2 yellows with plain cards.',
  },
  'RM-12': {
    position: { table: OUT },
    hand: 'R3 Y4 B5 Y6 K0',
    act: (me) => me.lay('R3', 'Y4', 'B5', 'Y6'),
    fr: '2 jokers. Avec plusieurs couleurs, un seul est permis : remplace un jaune par une autre couleur.',
    en: '2 jokers. With several colours only one is allowed: replace a yellow with another colour.',
  },
  'RM-15 one': {
    position: {},
    hand: 'R5 R6 R7 G0',
    act: (me) => me.lay('R5', 'R6', 'R7'),
    fr: 'Pour ouvrir, pose une combinaison d’au moins 4 cartes : ta plus grande en a 3.',
    en: 'To open, lay a combination of at least 4 cards: your largest has 3.',
  },
  'RM-15 total': {
    position: { options: { opening: 'total' } },
    hand: 'R5 R6 R7 G0',
    act: async (me) => {
      await me.lay('R5', 'R6', 'R7');
      await me.discard('G0');
      await me.confirm();
    },
    fr: 'Pour ouvrir, pose au moins 4 cartes en combinaisons : tu en as posé 3.',
    en: 'To open, lay at least 4 cards in combinations: you have laid 3.',
  },
  'RM-16 closed': {
    position: { table: '[1 B R5 R6 R7]' },
    hand: 'R8 G0',
    act: (me) => me.tryAt(1, 'R8'),
    fr: 'Tu n’as pas encore ouvert : pose d’abord une combinaison d’au moins 4 cartes.',
    en: 'You have not opened yet: first lay a combination of at least 4 cards.',
  },
  'RM-17 yellow': {
    position: { table: `${OUT} [2 B R6 Y7 R8]` },
    hand: 'Y7 G0',
    act: (me) => me.tryAt(2, 'Y7'),
    fr: 'Un jaune ne s’échange pas contre un joker : il faut la carte que le joker remplace.',
    en: 'A yellow card cannot be exchanged for a joker: it takes the card that the joker replaces.',
  },
  'RM-A12': {
    position: { table: `${OUT} [2 B R3 Y4 B5 K6 G7]` },
    hand: 'B4 G0',
    act: (me) => me.tryAt(2, 'B4'),
    fr: 'toutes les couleurs y sont déjà. Ce joker ne s’échange pas.',
    en: 'every colour is there already. This joker cannot be exchanged.',
  },
  'RM-A13': {
    position: { table: `${OUT} [2 B R5 Y6 R7]` },
    hand: 'B6 G0',
    act: (me) => me.tryAt(2, 'B6'),
    fr: 'Ce joker remplace le 6 rouge : seul le 6 rouge peut prendre sa place.',
    en: 'This joker stands for the red 6: only the red 6 can take its place.',
  },
  'RM-A14': {
    position: { table: '[1 B R5 Y6 R7]' },
    hand: 'R6 G0',
    act: (me) => me.tryAt(1, 'R6'),
    fr: 'Tu n’as pas encore ouvert : avant d’échanger, pose une combinaison d’au moins 4 cartes.',
    en: 'You have not opened yet: before you exchange, lay a combination of at least 4 cards.',
  },
  'RM-A15 one': {
    position: { table: `${OUT} [2 B R5 Y6 R7]` },
    hand: 'Y8 G0',
    act: (me) => me.tryAt(2, 'Y8'),
    fr: 'sur 4 cartes, un joker au plus. Ajoute aussi une carte normale, ou mets moins de jokers.',
    en: 'among 4 cards, one joker at most. Add a plain card too, or use fewer jokers.',
  },
  'RM-A15 several': {
    position: { table: `${OUT} [2 B R3 Y4 B5]` },
    hand: 'Y6 G0',
    act: (me) => me.tryAt(2, 'Y6'),
    fr: 'avec plusieurs couleurs, un seul joker est permis. Garde le tien.',
    en: 'with several colours only one joker is allowed. Keep yours.',
  },
  'RM-A16': {
    position: { table: OUT },
    hand: 'K8 K9 K0 G3',
    act: (me) => me.lay('K8', 'K9', 'K0'),
    fr: 'Une suite s’arrête au 9 : le 0 ne vient pas après.',
    en: 'A run stops at 9: 0 does not come after it.',
  },
  'RM-A17': {
    position: { table: `${OUT} [2 B R3 B4 G5]` },
    hand: 'K4 G0',
    act: (me) => me.tryAt(2, 'K4'),
    fr: 'Il y a déjà un 4 dans 3 rouge, 4 bleu et 5 vert : on n’ajoute qu’aux deux bouts.',
    en: 'blue 4 and green 5 already has a 4: cards are added only at the ends.',
  },
  'RM-A18': {
    position: { phase: 'draw', stock: '', discards: 'G0' },
    hand: 'R5 R6',
    act: touchLockedStock,
    fr: 'La pioche est vide, et on ne peut pas en refaire une : prends la carte de la défausse.',
    en: 'The stock is empty and there is nothing to make a new one from: take the card on the discard pile.',
  },
  'RM-19': {
    position: { table: OUT },
    hand: 'R5 R6 R7 G0',
    act: async (me) => {
      await me.lay('R5', 'R6', 'R7');
      await me.confirm();
    },
    fr: 'Choisis une carte à jeter.',
    en: 'Choose a card to discard.',
  },
  'RM-20': {
    position: { table: OUT },
    hand: 'R5 R6 R7',
    act: async (me) => {
      await me.lay('R5', 'R6', 'R7');
      await me.confirm();
    },
    fr: 'Tu n’as plus rien à jeter : reprends une carte d’une de tes combinaisons.',
    en: 'You have nothing left to discard: take back a card of one of your combinations.',
  },
  'RM-5': {
    position: { phase: 'draw' },
    hand: 'R5 R6',
    act: (me) => me.discard('R5'),
    fr: 'Pioche d’abord, ou prends dans la défausse.',
    en: 'First draw, or take from the discard pile.',
  },
  'RM-6': {
    position: {},
    hand: 'R5 R6',
    act: touchLockedStock,
    fr: 'Tu as déjà pioché : pose des cartes, ou jettes-en une.',
    en: 'You have drawn already: lay cards, or discard one.',
  },
  'RM-A19': {
    position: { phase: 'taking', taken: 'R6', options: { throwBack: false } },
    hand: 'R5 R6*',
    act: async (me) => {
      await me.press(me.thing('stop'));
      await me.discard('R6');
      await me.confirm();
    },
    fr: 'Tu viens de prendre le 6 rouge : pose quelque chose, ou jette une autre carte.',
    en: 'You have just taken the red 6: lay something, or discard another card.',
  },
  'RM-A20 took': {
    position: { phase: 'taking', taken: 'R6' },
    hand: 'R5 R6*',
    act: touchLockedStock,
    fr: 'Tu as pris dans la défausse, tu ne pioches donc plus : prends encore la suivante, pose des cartes, ou jettes-en une.',
    en: 'You took from the discard pile, so you do not draw: take the next one too, lay cards, or discard one.',
  },
  'RM-A20 drew': {
    position: {},
    hand: 'R5 R6',
    act: (me) => me.take(),
    fr: 'Tu as pioché, tu ne prends donc plus dans la défausse : pose des cartes, ou jettes-en une.',
    en: 'You drew from the stock, so you take nothing from the discard pile: lay cards, or discard one.',
  },
};
