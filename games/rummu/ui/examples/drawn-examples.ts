import { seatOf } from '@tablee/kernel';
import type { RuleExample } from '@tablee/table-ui';
import { type Card, isCard, sortCards } from '../../rules/card.ts';
import { rummuNotation } from '../../rules/notation.ts';
import { defaultRummuOptions } from '../../rules/options.ts';
import { readMelds } from '../../rules/read-notation.ts';
import type { RummuOptions, RummuPhase, RummuTypes, RummuView } from '../../rules/types.ts';

/** A position as seat A sees it, as text. */
export interface ExampleView {
  readonly hand: string;
  /** Combinations, as "[1 B R5 R6 R7]". Seat A has opened if one of them is A's. */
  readonly table?: string;
  /** The top card last; "?" for a covered one. */
  readonly discards?: string;
  readonly taken?: string;
  readonly stock?: number;
  readonly phase?: RummuPhase;
  readonly turn?: string;
  readonly options?: Partial<RummuOptions>;
}

/** Hand sizes of the two others. */
const OTHERS = [5, 6];

/** An example: a position and the command that seat A tries, in the notation of the game. */
export function trying(seen: ExampleView, command: string): RuleExample<RummuTypes> {
  const example = { position: rummuNotation.view(viewOf(seen)), command };
  return seen.options === undefined ? example : { ...example, options: seen.options };
}

function viewOf(seen: ExampleView): RummuView {
  const { hand, table = '', taken = '', discards = '? K0', stock = 18, phase = 'play', turn = 'A' } = seen;
  const melds = readMelds(table);
  const mine = cardsIn(hand);
  return {
    options: { ...defaultRummuOptions, ...seen.options },
    phase,
    round: 1,
    dealer: seatOf('C'),
    turn: seatOf(turn),
    melds,
    nextMeld: 1 + Math.max(0, ...melds.map(({ id }) => id)),
    taken: cardsIn(taken),
    renewals: 0,
    dry: 0,
    sheets: [],
    until: null,
    hands: [{ count: mine.length, known: cardsIn(taken) }, ...OTHERS.map((count) => ({ count, known: [] }))],
    hand: mine,
    stock,
    discards: discards.split(' ').map((word) => (isCard(word) ? word : null)),
  };
}

function cardsIn(text: string): Card[] {
  return sortCards(text.split(' ').filter(isCard));
}
