import type { Face } from './face.ts';
import { isJoker } from './face.ts';
import type { DiceLine } from './lines.ts';
import { facesOf } from './lines.ts';
import { isSet, meaningsAt, readingsOf } from './sets.ts';
import type { Placed } from './types.ts';

/** Value of each joker, by die. */
export type Meanings = ReadonlyMap<number, Face>;

/**
 * RX-A10: assigns one face to each joker so that all its lines are sets; null if impossible. Each line must be a set on
 * its own.
 */
export function meaningsOf(lines: readonly DiceLine<Placed>[]): Meanings | null {
  const withJokers = lines.filter(({ dice }) => dice.some(({ face }) => isJoker(face)));
  const dice = withJokers.flatMap((line) => line.dice.filter(({ face }) => isJoker(face)).map(({ die }) => die));
  return choose([...new Set(dice)], withJokers, new Map());
}

function choose(open: readonly number[], lines: readonly DiceLine<Placed>[], chosen: Meanings): Meanings | null {
  const [die, ...rest] = open;
  if (die === undefined) return chosen;
  const own = lines.filter((line) => line.dice.some((one) => one.die === die));
  for (const face of commonMeanings(die, own, chosen)) {
    const next = new Map(chosen).set(die, face);
    if (!own.every((line) => isSet(readWith(line, next)))) continue;
    const all = choose(rest, lines, next);
    if (all !== null) return all;
  }
  return null;
}

/** Values that the joker may have in all its lines, given the values of other jokers. */
function commonMeanings(die: number, lines: readonly DiceLine<Placed>[], chosen: Meanings): Face[] {
  const [first = [], ...others] = lines.map((line) => meaningsIn(line, die, chosen));
  return first.filter((face) => others.every((meanings) => meanings.includes(face)));
}

/** Values that the joker may have in one line, regardless of crossing lines. */
export function meaningsIn(line: DiceLine<Placed>, die: number, chosen: Meanings = new Map()): Face[] {
  const index = line.dice.findIndex((one) => one.die === die);
  const all = readingsOf(readWith(line, chosen)).flatMap((reading) => meaningsAt(reading, index));
  return [...new Set(all)];
}

function readWith({ dice }: DiceLine<Placed>, meanings: Meanings): Face[] {
  return facesOf(dice.map((die) => ({ face: meanings.get(die.die) ?? die.face })));
}
