import { letterOf, type Notation } from '@tablee/kernel';
import type { Pile, RuckusCommand, RuckusState, RuckusTypes, RuckusView } from './types.ts';

function writeCommand(command: RuckusCommand): string {
  switch (command.do) {
    case 'draw':
    case 'slap':
      return command.do;
    case 'form':
    case 'complete':
      return `${command.do} ${command.family}`;
    case 'steal':
      return `steal ${command.family} < ${letterOf(command.from)}`;
  }
}

/** "A atchoum dring | boum×3 zzz×2": hand, then piles. */
function writeSeat(seat: number, hand: readonly string[], piles: readonly Pile[]): string {
  const laid = piles.map(({ family, count }) => `${family}×${count}`);
  return [letterOf(seat), ...hand, '|', ...laid].join(' ');
}

function writeHead({ phase, round, totals }: RuckusState | RuckusView): string {
  return `round ${round} ${phase}, totals ${totals.join(' ')}`;
}

export const ruckusNotation: Notation<RuckusTypes> = {
  command: writeCommand,
  state: (state) =>
    [
      writeHead(state),
      ['deck', ...state.deck].join(' '),
      ...state.hands.map((hand, seat) => writeSeat(seat, hand, state.piles[seat] ?? [])),
    ].join('\n'),
  view: (view) =>
    [
      writeHead(view),
      `deck ${view.deck}`,
      ...view.hands.map((count, seat) => writeSeat(seat, [String(count)], view.piles[seat] ?? [])),
      ...(view.hand === null ? [] : [['hand', ...view.hand].join(' ')]),
    ].join('\n'),
};
