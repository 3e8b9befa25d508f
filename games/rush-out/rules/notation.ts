import { letterOf, type Notation } from '@tablee/kernel';
import { cardAt, diceAt, isCompleted, SPOTS, squaresAt } from './board.ts';
import type { Die, DieRef, RushCommand, RushSeatOptions, RushState, RushTable, RushTypes, Spot } from './types.ts';

function writeCommand(command: RushCommand): string {
  switch (command.do) {
    case 'roll':
    case 'clear':
    case 'decline':
      return command.do;
    case 'take':
      return `take ${command.die + 1}`;
    case 'place':
      return `place ${command.die + 1} ${command.spot} ${command.as}`;
    case 'aim':
      return command.die === null ? `aim ${command.spot}` : `aim ${command.spot} ${writeDie(command.die)}`;
    case 'ping':
      return `ping ${command.word} ${command.spot}`;
  }
}

/** "B2": the second die of seat B. */
export function writeDie({ seat, die }: DieRef): string {
  return `${letterOf(seat)}${die + 1}`;
}

/** "t1 sealed-door: B1 . . C3": the dice on its squares; a star marks a completed card. */
function writeSpot(table: RushTable, spot: Spot): string {
  const dice = new Map(diceAt(table, spot).map((ref) => [ref.square, writeDie(ref)]));
  const squares = squaresAt(table, spot).map((_, index) => dice.get(index) ?? '.');
  const name = cardAt(table, spot) ?? 'tile';
  return `${spot} ${name}${isCompleted(table, spot) ? '*' : ''}: ${squares.join(' ')}`;
}

/** "B warrior blue @t1: sword (key) -": dice in brackets are on a card, a dash must be rolled. */
function writeSeat(seat: number, options: RushSeatOptions, dice: readonly Die[], rolledFor: Spot | null): string {
  const who = options.role === 'sorcerer' ? ['sorcerer'] : [options.class, options.colour];
  const last = rolledFor === null ? [] : [`@${rolledFor}`];
  return `${[letterOf(seat), ...who, ...last].join(' ')}: ${dice.map(writeFace).join(' ')}`;
}

function writeFace(die: Die): string {
  if (die.is === 'loose') return '-';
  return die.is === 'placed' ? `(${die.face})` : die.face;
}

function writeTable(table: RushTable): string[] {
  const { chapter } = table.options;
  const dragon = table.dragon === null ? [] : [`dragon ${table.dragon}`];
  const asking = table.asking === null ? [] : [`asking ${table.asking.spot}`];
  const spots = SPOTS.filter((spot) => spot !== 'dragon' || table.dragon !== null);
  return [
    [`${chapter} ${table.phase}`, ...dragon, ...asking].join(' '),
    ...spots.map((spot) => writeSpot(table, spot)),
    ...table.dice.map((dice, seat) =>
      writeSeat(seat, table.seatOptions[seat] as RushSeatOptions, dice, table.rollSpot[seat] ?? null),
    ),
  ];
}

function writeHeap(name: string, cards: readonly string[]): string {
  return [name, ...cards].join(' ');
}

export const rushNotation: Notation<RushTypes> = {
  command: writeCommand,
  state: (state: RushState) =>
    [
      ...writeTable(state),
      writeHeap('trials', state.trials),
      writeHeap('spells', state.spells),
      writeHeap('discarded', [...state.heroDiscard, ...state.sorcererDiscard]),
    ].join('\n'),
  view: (view) =>
    [
      ...writeTable(view),
      `decks ${view.trialDeck.thickness} ${view.spellDeck.thickness}`,
      ...(view.onTop === null ? [] : [`on top ${view.onTop}`]),
    ].join('\n'),
};
