import { seatOf, toMillis } from '@tablee/kernel';
import { DICE, type Face, isFace } from './face.ts';
import { layOf } from './legal.ts';
import { defaultDiceOptions } from './options.ts';
import type { DiceOptions, DicePhase, DiceState, LayCommand, OwnDie, Placed } from './types.ts';

/** A position as text: faces in rows, a dot for an empty cell. It does not matter which dice show the faces. */
export interface DrawnPosition {
  readonly table?: string;
  readonly a?: string;
  readonly b?: string;
  readonly phase?: DicePhase;
  readonly turn?: 'A' | 'B';
  readonly round?: number;
  readonly fruitless?: readonly number[];
  readonly options?: Partial<DiceOptions>;
}

/** For tests and pictures; throws if the eighteen dice cannot show these faces. */
export function drawPosition(drawn: DrawnPosition): DiceState {
  const cells = cellsIn(drawn.table ?? '');
  const [a, b] = [facesIn(drawn.a ?? ''), facesIn(drawn.b ?? '')];
  const box = diceFor([...cells.map(({ face }) => face), ...a, ...b]);
  const onTable = box.splice(0, cells.length);
  const hands = [a, b].map((faces) => faces.map((face): OwnDie => ({ die: box.shift() as number, face })));
  return {
    options: { ...defaultDiceOptions, ...drawn.options },
    phase: drawn.phase ?? 'lay',
    round: drawn.round ?? 1,
    starter: seatOf('A'),
    turn: seatOf(drawn.turn ?? 'A'),
    hands,
    table: cells.map((cell, index): Placed => ({ ...cell, die: onTable[index] as number })),
    fresh: [],
    fruitless: drawn.fruitless ?? [0, 0],
    sheets: [],
    until: drawn.phase === 'sheet' ? toMillis(1_000) : null,
  };
}

/**
 * Composes a drawn table from the dice on the table and in the current player's hand; each face takes the first die
 * that shows it.
 */
export function drawLay(state: DiceState, drawing: string): LayCommand {
  const left: OwnDie[] = [...state.table, ...(state.hands[state.turn] ?? [])];
  const table = cellsIn(drawing).map((cell): Placed => {
    const index = left.findIndex(({ face }) => face === cell.face);
    const [die] = left.splice(index, index === -1 ? 0 : 1);
    if (die === undefined) throw new Error(`nobody has ${cell.face}`);
    return { ...cell, die: die.die };
  });
  return layOf(table);
}

function cellsIn(drawing: string): { readonly face: Face; readonly x: number; readonly y: number }[] {
  const rows = drawing.split('\n').filter((row) => row.trim() !== '');
  return rows.flatMap((row, y) =>
    wordsIn(row).flatMap((word, x) => (word === '.' ? [] : [{ face: readFace(word), x, y }])),
  );
}

function facesIn(text: string): Face[] {
  return wordsIn(text).map(readFace);
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function readFace(word: string): Face {
  if (!isFace(word)) throw new Error(`no face: ${word}`);
  return word;
}

/**
 * Assigns a different die to each face (bipartite matching: an earlier choice may be changed, because several dice can
 * show a face).
 */
function diceFor(faces: readonly Face[]): number[] {
  const shownBy = new Map<number, number>();
  const place = (index: number, tried: Set<number>): boolean => {
    for (const [die, sides] of DICE.entries()) {
      if (tried.has(die) || !sides.includes(faces[index] as Face)) continue;
      tried.add(die);
      const other = shownBy.get(die);
      if (other !== undefined && !place(other, tried)) continue;
      shownBy.set(die, index);
      return true;
    }
    return false;
  };
  for (const [index, face] of faces.entries()) {
    if (!place(index, new Set())) throw new Error(`no die is left that can show ${face}`);
  }
  const dieOf = new Map([...shownBy].map(([die, index]) => [index, die]));
  return faces.map((_, index) => dieOf.get(index) as number);
}
