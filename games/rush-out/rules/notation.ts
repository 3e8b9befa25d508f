import { letterOf, type Notation } from '@tablee/kernel';
import { diceAt, isCompleted } from './board.ts';
import { modulesOf, specOf } from './modules/installed.ts';
import { allSpots, cardAt, squaresAt } from './places.ts';
import type { Camp, Die, RushCommand, RushSeatOptions, RushState, RushTable, RushTypes, Spot } from './types.ts';
import { writeDie } from './write-die.ts';

function writeCommand(command: RushCommand): string {
  return [command.do, ...specOf(command.do).write(command)].join(' ');
}

const CAMPS: readonly Camp[] = ['heroes', 'sorcerer'];

/** "t1 sealed-door: B1 . . C3": the dice on its squares; a star marks a completed card. */
function writeSpot(table: RushTable, spot: Spot): string {
  const sides = CAMPS.filter((camp) => squaresAt(table, spot, camp).length > 0);
  const isDone = sides.some((camp) => isCompleted(table, spot, camp));
  const squares = sides.map((camp) => writeSquares(table, spot, camp).join(' '));
  return `${spot} ${cardAt(table, spot) ?? 'tile'}${isDone ? '*' : ''}: ${squares.join(' | ')}`;
}

function writeSquares(table: RushTable, spot: Spot, camp: Camp): string[] {
  const dice = new Map(diceAt(table, spot, camp).map((ref) => [ref.square, writeDie(ref)]));
  return squaresAt(table, spot, camp).map((_, index) => dice.get(index) ?? '.');
}

/** "B warrior blue @t1: sword (key) -": dice in brackets are on a card, a dash must be rolled. */
function writeSeat(seat: number, options: RushSeatOptions, dice: readonly Die[], rolledFor: Spot | null): string {
  const who = options.role === 'sorcerer' ? ['sorcerer'] : [options.class, options.colour];
  const last = rolledFor === null ? [] : [`@${rolledFor}`];
  return `${[letterOf(seat), ...who, ...last].join(' ')}: ${dice.map(writeFace).join(' ')}`;
}

/** A die that is locked on a whirlwind (RO-44). */
export const LOCKED = '#';

function writeFace(die: Die): string {
  switch (die.is) {
    case 'loose':
      return '-';
    case 'locked':
      return LOCKED;
    case 'rolled':
      return die.face;
    case 'placed':
      return `(${die.face})`;
  }
}

function writeTable(table: RushTable): string[] {
  const modules = modulesOf(table).flatMap(({ writeHead }) => writeHead?.(table) ?? []);
  const asking = table.questions.map(({ spot }) => `asking ${spot}`);
  return [
    [`${table.options.chapter} ${table.phase}`, ...modules, ...asking].join(' '),
    ...allSpots(table).map((spot) => writeSpot(table, spot)),
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
      writeHeap('trials', state.heaps.trials),
      writeHeap('spells', state.heaps.spells),
      writeHeap('discarded', [...state.heaps.heroDiscard, ...state.heaps.sorcererDiscard]),
    ].join('\n'),
  view: (view) =>
    [
      ...writeTable(view),
      `decks ${view.trialDeck.thickness} ${view.spellDeck.thickness}`,
      ...(view.onTop === null ? [] : [`on top ${view.onTop}`]),
    ].join('\n'),
};
