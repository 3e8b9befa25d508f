import { type Facts, isSame } from '@tablee/kernel';
import { colourOf, type Face, faceOf, HIGHEST, isJoker, numberOf } from './face.ts';
import { meaningsIn, meaningsOf } from './jokers.ts';
import { type DiceLine, facesOf, linesOf } from './lines.ts';
import type { DiceRule } from './rulebook.ts';
import { isSet, MIN_SET_DICE } from './sets.ts';
import type { Placed } from './types.ts';

/** A fault of a table: the rule, the facts for its sentence, and the dice concerned. */
export interface GridFault {
  readonly rule: DiceRule;
  readonly facts: Facts;
  readonly dice: readonly number[];
}

/** RX-A8: the first fault of a table; null if it is legal. */
export function faultOf(table: readonly Placed[]): GridFault | null {
  return faultsOf(table)[0] ?? null;
}

/** All independent faults, for marking a table while it is composed. */
export function faultsOf(table: readonly Placed[]): GridFault[] {
  const lines = linesOf(table);
  const inLine = new Set(lines.flatMap(({ dice }) => dice.map(({ die }) => die)));
  const lonely = table.flatMap(({ die, face }): GridFault[] =>
    inLine.has(die) ? [] : [{ rule: 'RX-A8', facts: { why: 'alone', die: face }, dice: [die] }],
  );
  const faults = [...lines.flatMap((line) => faultOfLine(line) ?? []), ...lonely];
  return faults.length > 0 ? faults : faultsOfJokers(lines);
}

function faultOfLine(line: DiceLine<Placed>): GridFault | null {
  const faces = facesOf(line.dice);
  if (isSet(faces)) return null;
  const { rule, ...facts } = whyNoSet(faces);
  return { rule, facts: { ...facts, line: faces.join(' ') }, dice: line.dice.map(({ die }) => die) };
}

interface NoSetReason {
  readonly rule: DiceRule;
  readonly why: string;
  readonly die?: Face;
  readonly rest?: string;
}

/** The reason why a line of two or more dice is no set, as a player would see it. */
function whyNoSet(line: readonly Face[]): NoSetReason {
  if (line.length < MIN_SET_DICE) return { rule: 'RX-A8', why: 'short' };
  const naturals = line.filter((face) => !isJoker(face));
  if (naturals.length === 0) return { rule: 'RX-A11', why: 'jokers' };
  const numbers = new Set(naturals.map(numberOf));
  const colours = new Set(naturals.map(colourOf));
  if (numbers.size === 1 && colours.size > 1) return whyNoGroup(naturals);
  return colours.size === 1 ? whyNoRun(line, naturals) : whyMixed(line, naturals);
}

/** Several numbers in several colours: names the one die without which the rest would share a number or a colour. */
function whyMixed(line: readonly Face[], naturals: readonly Face[]): NoSetReason {
  const [odd, ...others] = naturals.filter((_, index) => haveOneInCommon(naturals.toSpliced(index, 1)));
  if (odd === undefined || others.length > 0) return { rule: 'RX-4', why: 'mixed' };
  return { rule: 'RX-4', why: 'odd', die: odd, rest: line.toSpliced(line.indexOf(odd), 1).join(' ') };
}

function haveOneInCommon(naturals: readonly Face[]): boolean {
  const kinds = [naturals.map(numberOf), naturals.map(colourOf)].map((all) => new Set<number | string>(all).size);
  return naturals.length > 1 && Math.min(...kinds) === 1;
}

/** For natural faces of one number in several colours. */
function whyNoGroup(naturals: readonly Face[]): NoSetReason {
  const twice = naturals.find((face, index) => naturals.indexOf(face) < index);
  return twice === undefined ? { rule: 'RX-4', why: 'five' } : { rule: 'RX-4', why: 'twice', die: twice };
}

/** For natural faces of one colour. */
function whyNoRun(line: readonly Face[], naturals: readonly Face[]): NoSetReason {
  const twice = naturals.find((face, index) => naturals.indexOf(face) < index);
  if (twice !== undefined) return { rule: 'RX-4', why: 'twice', die: twice };
  if (isWrap(line)) return { rule: 'RX-A15', why: 'wrap' };
  const numbers = naturals.map(numberOf);
  const rising = numbers.toSorted((a, b) => a - b);
  if (!isSame(numbers, rising) && !isSame(numbers, rising.toReversed())) return { rule: 'RX-4', why: 'order' };
  return whyNoStep(line, naturals) ?? { rule: 'RX-A15', why: 'beyond' };
}

/** RX-A15: true if a 13 and a 1 are adjacent, or if the line would be a run on circular numbers, as 13-J-2. */
function isWrap(line: readonly Face[]): boolean {
  return line.some((face, index) => isCorner(face, line[index + 1])) || goesRound(line, 1) || goesRound(line, -1);
}

function isCorner(face: Face, next: Face | undefined): boolean {
  if (next === undefined || isJoker(face) || isJoker(next)) return false;
  const [low, high] = [numberOf(face), numberOf(next)].toSorted((a, b) => a - b);
  return low === 1 && high === HIGHEST;
}

/** Natural faces must be on both sides of the wrap: a joker beyond an end alone is not meant as one. */
function goesRound(line: readonly Face[], step: 1 | -1): boolean {
  const starts = line.flatMap((face, index) => (isJoker(face) ? [] : [numberOf(face) - step * index]));
  return new Set(starts).size > 1 && starts.every((start) => (start - (starts[0] as number)) % HIGHEST === 0);
}

/** For rising or falling natural faces: the first two whose difference does not match their distance. */
function whyNoStep(line: readonly Face[], naturals: readonly Face[]): NoSetReason | null {
  const steps = naturals.slice(0, -1).map((face, index) => {
    const next = naturals[index + 1] as Face;
    const [places, numbers] = [line.indexOf(next) - line.indexOf(face), numberOf(next) - numberOf(face)];
    const missing = faceOf(colourOf(face), numberOf(face) + Math.sign(numbers) * places);
    return { missing, lacking: Math.abs(numbers) - places };
  });
  const wrong = steps.filter(({ lacking }) => lacking !== 0);
  const [first] = wrong;
  if (first === undefined) return null;
  if (first.lacking < 0) return { rule: 'RX-4', why: 'tight' };
  const isOneMissing = wrong.length === 1 && first.lacking === 1;
  return isOneMissing ? { rule: 'RX-4', why: 'gap', die: first.missing } : { rule: 'RX-4', why: 'apart' };
}

/** RX-A10: all lines are sets, but a joker would need two values. */
function faultsOfJokers(lines: readonly DiceLine<Placed>[]): GridFault[] {
  if (meaningsOf(lines) !== null) return [];
  const crossings = lines
    .filter(({ way }) => way === 'row')
    .flatMap((row) => row.dice.filter(({ face }) => isJoker(face)).flatMap((joker) => crossingAt(joker, row, lines)));
  const torn = crossings.find(({ both }) => meaningsOf(both) === null);
  if (torn === undefined) {
    // Each joker could be read alone, but the readings exclude each other.
    return [{ rule: 'RX-A10', facts: { why: 'together' }, dice: crossings.map(({ die }) => die) }];
  }
  const [row = '', column = ''] = torn.both.map((line) => meaningsIn(line, torn.die).join(' '));
  return [{ rule: 'RX-A10', facts: { why: 'torn', row, column }, dice: [torn.die] }];
}

interface JokerCrossing {
  readonly die: number;
  readonly both: readonly DiceLine<Placed>[];
}

function crossingAt({ die }: Placed, row: DiceLine<Placed>, lines: readonly DiceLine<Placed>[]): JokerCrossing[] {
  const column = lines.find(({ way, dice }) => way === 'column' && dice.some((one) => one.die === die));
  return column === undefined ? [] : [{ die, both: [row, column] }];
}
