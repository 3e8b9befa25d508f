import { COLOURS, colourOf, type Face, HIGHEST, isJoker, numberOf } from '../rules/face.ts';
import { type DiceLine, facesOf, keyOf, linesOf } from '../rules/lines.ts';
import { readingsOf } from '../rules/sets.ts';
import type { Cell, Placed } from '../rules/types.ts';

/** Faces as numbers, for cheap counting: colour by colour, jokers last. */
export const JOKER = COLOURS.length * HIGHEST;

export function indexOf(face: Face): number {
  return isJoker(face) ? JOKER : COLOURS.indexOf(colourOf(face)) * HIGHEST + numberOf(face) - 1;
}

/** An end of a run: the next face, the direction of its numbers, and the number of free cells. */
interface RunEnd {
  readonly next: number;
  readonly step: 1 | -1;
  readonly room: number;
}

/** Places that a table offers without moving any die. */
export interface Outlook {
  readonly runEnds: readonly RunEnd[];
  /** For each group of three with room: the faces that complete it. */
  readonly groupEnds: readonly (readonly number[])[];
  /** Faces that may be crossed: two own dice form a set with one of them. */
  readonly crossable: readonly number[];
}

/** Limit for counting free cells: no player adds more at once. */
const MAX_COUNTED_CELLS = 4;

export function outlookOf(table: readonly Placed[]): Outlook {
  const taken = new Set(table.map(keyOf));
  const lines = linesOf(table);
  return {
    runEnds: lines.flatMap((line) => runEndsOf(line, taken)),
    groupEnds: lines.flatMap((line) => groupEndOf(line, taken)),
    crossable: lines.flatMap((line) => crossableIn(line, taken)),
  };
}

function runEndsOf({ way, dice }: DiceLine<Placed>, taken: ReadonlySet<number>): RunEnd[] {
  const run = readingsOf(facesOf(dice)).find((reading) => reading.kind === 'run');
  if (run?.kind !== 'run') return [];
  const base = COLOURS.indexOf(run.colour) * HIGHEST - 1;
  const ends = [
    { die: dice[0] as Placed, number: run.first - run.step, step: -run.step as 1 | -1, toward: -1 },
    { die: dice.at(-1) as Placed, number: run.first + run.step * dice.length, step: run.step, toward: 1 },
  ];
  return ends.flatMap(({ die, number, step, toward }) => {
    const room = roomFrom(die, way, toward, taken);
    return room === 0 || number < 1 || number > HIGHEST ? [] : [{ next: base + number, step, room }];
  });
}

function groupEndOf({ way, dice }: DiceLine<Placed>, taken: ReadonlySet<number>): number[][] {
  const group = readingsOf(facesOf(dice)).find((reading) => reading.kind === 'group');
  if (group?.kind !== 'group' || dice.length === COLOURS.length) return [];
  const hasRoom = [roomFrom(dice[0] as Placed, way, -1, taken), roomFrom(dice.at(-1) as Placed, way, 1, taken)].some(
    (room) => room > 0,
  );
  return hasRoom ? [group.missing.map((colour) => COLOURS.indexOf(colour) * HIGHEST + group.number - 1)] : [];
}

function crossableIn({ way, dice }: DiceLine<Placed>, taken: ReadonlySet<number>): number[] {
  const across = way === 'row' ? 'column' : 'row';
  return dice.flatMap((die) => {
    const rooms = [roomFrom(die, across, -1, taken), roomFrom(die, across, 1, taken)];
    return isJoker(die.face) || Math.max(...rooms) < 2 ? [] : [indexOf(die.face)];
  });
}

/** Number of free cells beside a die in which a new die would touch no others. */
function roomFrom({ x, y }: Cell, way: DiceLine['way'], toward: number, taken: ReadonlySet<number>): number {
  const [dx, dy] = way === 'row' ? [toward, 0] : [0, toward];
  for (let far = 1; far <= MAX_COUNTED_CELLS; far += 1) {
    const cell = { x: x + far * dx, y: y + far * dy };
    const touched = [
      cell,
      { x: cell.x + dx, y: cell.y + dy },
      { x: cell.x + dy, y: cell.y + dx },
      { x: cell.x - dy, y: cell.y - dx },
    ];
    if (touched.some((one) => taken.has(keyOf(one)))) return far - 1;
  }
  return MAX_COUNTED_CELLS;
}
