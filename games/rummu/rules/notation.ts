import { letterOf, type Notation } from '@tablee/kernel';
import type {
  Card,
  Meld,
  Move,
  PlayCommand,
  RummuCommand,
  RummuState,
  RummuTable,
  RummuTypes,
  RummuView,
} from './types.ts';

/**
 * A card is its colour and its number, "R5"; "Y5" is a joker. In a hand, a star marks a card that everybody knows, "?" one that
 * the viewer does not know. "play lay R5 R6 R7, add R8 > 3, swap G5 > 2, back R5 < 1, toss K9" is a whole turn; it names
 * combinations by id.
 */
function writeCommand(command: RummuCommand): string {
  return command.do === 'play' ? writePlay(command) : command.do;
}

function writePlay({ moves, back, discard }: PlayCommand): string {
  const parts = moves.map(writeMove);
  if (back !== null) parts.push(`back ${back.card} < ${back.from}`);
  if (discard !== null) parts.push(`toss ${discard}`);
  return `play ${parts.join(', ')}`.trimEnd();
}

function writeMove(move: Move): string {
  switch (move.do) {
    case 'lay':
      return `lay ${move.cards.join(' ')}`;
    case 'add':
      return `add ${move.cards.join(' ')} > ${move.to}`;
    case 'swap':
      return `swap ${move.card} > ${move.in}`;
  }
}

function writeMeld({ id, owner, cards }: Meld): string {
  return `[${id} ${letterOf(owner)} ${cards.join(' ')}]`;
}

function writeTable(table: RummuTable, stock: readonly string[], discards: readonly string[]): string[] {
  return [
    `turn ${letterOf(table.turn)} ${table.phase}`,
    `round ${table.round} ${letterOf(table.dealer)}`,
    ['stock', ...stock].join(' '),
    `renewals ${table.renewals} ${table.dry}`,
    ['discards', ...discards].join(' '),
    ['taken', ...table.taken].join(' '),
    ['table', ...table.melds.map(writeMeld)].join(' '),
  ];
}

function writeHand(seat: number, open: readonly Card[], others: readonly string[]): string {
  return [letterOf(seat), ...open.map((card) => `${card}*`), ...others].join(' ');
}

function writeSheets({ sheets }: RummuTable): string[] {
  return sheets.map(({ finisher, points }) => `${finisher === null ? '-' : letterOf(finisher)} ${points.join(' : ')}`);
}

function writeState(state: RummuState): string {
  const hands = state.hands.map(({ open, closed }, seat) => writeHand(seat, open, closed));
  return [...writeTable(state, state.stock, state.discards), ...hands, ...writeSheets(state)].join('\n');
}

function writeView(view: RummuView): string {
  const hands = view.hands.map(({ count, known }, seat) =>
    writeHand(
      seat,
      known,
      Array.from({ length: count - known.length }, () => '?'),
    ),
  );
  const own = view.hand === null ? [] : [['hand', ...view.hand].join(' ')];
  const discards = view.discards.map((card) => card ?? '?');
  return [...writeTable(view, [String(view.stock)], discards), ...hands, ...own, ...writeSheets(view)].join('\n');
}

export const rummuNotation: Notation<RummuTypes> = { command: writeCommand, state: writeState, view: writeView };
