import { scenarioOf } from '@tablee/conformance/scenario';
import { seatOf } from '@tablee/kernel';
import { rummu } from './index.ts';
import { defaultRummuOptions } from './options.ts';
import { readCards, readCommand, readMelds } from './read-notation.ts';
import type { Hand, RoundScore, RummuOptions, RummuPhase, RummuState } from './types.ts';

export const { play, wake, refusalOf, isLegal, legalOf } = scenarioOf(rummu, readCommand);

/** A position as text. A star marks a card in a hand that everybody knows. */
export interface PositionText {
  readonly hands: readonly string[];
  readonly table?: string;
  readonly stock?: string;
  readonly discards?: string;
  readonly taken?: string;
  readonly turn?: string;
  readonly phase?: RummuPhase;
  readonly round?: number;
  readonly renewals?: number;
  /** Total of each seat before this round. */
  readonly totals?: readonly number[];
  readonly options?: Partial<RummuOptions>;
}

export function position(drawn: PositionText): RummuState {
  const melds = readMelds(drawn.table ?? '');
  return {
    options: { ...defaultRummuOptions, ...drawn.options },
    phase: drawn.phase ?? 'play',
    round: drawn.round ?? 1,
    dealer: seatOf('A'),
    turn: seatOf(drawn.turn ?? 'A'),
    melds,
    nextMeld: 1 + Math.max(0, ...melds.map(({ id }) => id)),
    taken: cardsOf(drawn.taken),
    renewals: drawn.renewals ?? 0,
    dry: 0,
    sheets: drawn.totals === undefined ? [] : [sheetOf(drawn.totals)],
    until: null,
    hands: drawn.hands.map(handOf),
    stock: cardsOf(drawn.stock ?? 'K0 K2 K3'),
    discards: cardsOf(drawn.discards ?? 'G0'),
  };
}

function cardsOf(text = ''): ReturnType<typeof readCards> {
  return readCards(text.split(' ').filter((word) => word !== ''));
}

function handOf(text: string): Hand {
  const words = text.split(' ').filter((word) => word !== '');
  const isOpen = (word: string): boolean => word.endsWith('*');
  return {
    open: readCards(words.filter(isOpen).map((word) => word.slice(0, -1))),
    closed: readCards(words.filter((word) => !isOpen(word))),
  };
}

function sheetOf(points: readonly number[]): RoundScore {
  const seats = points.map(() => ({ melds: [], laid: 0, bonus: 0, left: [], penalty: 0 }));
  return { finisher: null, seats, points };
}

/** The combinations on the table, as "1 A R5 R6 R7". */
export function tableOf({ melds }: RummuState): string[] {
  return melds.map(({ id, owner, cards }) => `${id} ${'ABCDEF'[owner]} ${cards.join(' ')}`);
}

export function handOfSeat({ hands }: RummuState, letter: string): string {
  const { open, closed } = hands[seatOf(letter)] as Hand;
  return [...open.map((card) => `${card}*`), ...closed].join(' ');
}
