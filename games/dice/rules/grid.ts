import { type Facts, isSame } from '@tablee/kernel';
import { colourOf, type Face, faceOf, HIGHEST, isJoker, numberOf } from './face.ts';
import { meaningsIn, meaningsOf } from './jokers.ts';
import { facesOf, type Line, linesOf } from './lines.ts';
import type { DiceRule } from './rulebook.ts';
import { isSet, SHORTEST } from './sets.ts';
import type { Placed } from './types.ts';

/** What is wrong with a table: the rule, facts for its sentence, and the dice it is about. */
export interface GridFault {
  readonly rule: DiceRule;
  readonly facts: Facts;
  readonly dice: readonly number[];
}

/** RX-A8: the first fault of a table; null where it is legal. */
export function faultOf(table: readonly Placed[]): GridFault | null {
  return faultsOf(table)[0] ?? null;
}

/** Every fault that is seen on its own, so that a table can be marked while it is composed. */
export function faultsOf(table: readonly Placed[]): GridFault[] {
  const lines = linesOf(table);
  const inLine = new Set(lines.flatMap(({ dice }) => dice.map(({ die }) => die)));
  const lonely = table.flatMap(({ die, face }): GridFault[] =>
    inLine.has(die) ? [] : [{ rule: 'RX-A8', facts: { why: 'alone', die: face }, dice: [die] }],
  );
  const faults = [...lines.flatMap((line) => faultOfLine(line) ?? []), ...lonely];
  return faults.length > 0 ? faults : faultsOfJokers(lines);
}

function faultOfLine(line: Line<Placed>): GridFault | null {
  const faces = facesOf(line.dice);
  if (isSet(faces)) return null;
  const { rule, ...facts } = whyNoSet(faces);
  return { rule, facts: { ...facts, line: faces.join(' ') }, dice: line.dice.map(({ die }) => die) };
}

interface Why {
  readonly rule: DiceRule;
  readonly why: string;
  readonly die?: Face;
  readonly rest?: string;
}

/** Why a line of two or more is no set, as a player would see it. */
function whyNoSet(line: readonly Face[]): Why {
  if (line.length < SHORTEST) return { rule: 'RX-A8', why: 'short' };
  const naturals = line.filter((face) => !isJoker(face));
  if (naturals.length === 0) return { rule: 'RX-A11', why: 'jokers' };
  const numbers = new Set(naturals.map(numberOf));
  const colours = new Set(naturals.map(colourOf));
  if (numbers.size === 1 && colours.size > 1) return whyNoGroup(naturals);
  return colours.size === 1 ? whyNoRun(line, naturals) : whyMixed(line, naturals);
}

/** Several numbers in several colours: the one die without which the others have a number or a colour in common is named. */
function whyMixed(line: readonly Face[], naturals: readonly Face[]): Why {
  const [odd, ...others] = naturals.filter((_, index) => haveOneInCommon(naturals.toSpliced(index, 1)));
  if (odd === undefined || others.length > 0) return { rule: 'RX-4', why: 'mixed' };
  return { rule: 'RX-4', why: 'odd', die: odd, rest: line.toSpliced(line.indexOf(odd), 1).join(' ') };
}

function haveOneInCommon(naturals: readonly Face[]): boolean {
  const kinds = [naturals.map(numberOf), naturals.map(colourOf)].map((all) => new Set<number | string>(all).size);
  return naturals.length > 1 && Math.min(...kinds) === 1;
}

/** Naturals of one number in several colours. */
function whyNoGroup(naturals: readonly Face[]): Why {
  const twice = naturals.find((face, index) => naturals.indexOf(face) < index);
  return twice === undefined ? { rule: 'RX-4', why: 'five' } : { rule: 'RX-4', why: 'twice', die: twice };
}

/** Naturals of one colour. */
function whyNoRun(line: readonly Face[], naturals: readonly Face[]): Why {
  const twice = naturals.find((face, index) => naturals.indexOf(face) < index);
  if (twice !== undefined) return { rule: 'RX-4', why: 'twice', die: twice };
  if (isWrap(line)) return { rule: 'RX-A15', why: 'wrap' };
  const numbers = naturals.map(numberOf);
  const rising = numbers.toSorted((a, b) => a - b);
  if (!isSame(numbers, rising) && !isSame(numbers, rising.toReversed())) return { rule: 'RX-4', why: 'order' };
  return whyNoStep(line, naturals) ?? { rule: 'RX-A15', why: 'beyond' };
}

/** RX-A15: a 13 and a 1 lie side by side, or the line would be a run if numbers went round in a circle, as 13-J-2. */
function isWrap(line: readonly Face[]): boolean {
  return line.some((face, index) => isCorner(face, line[index + 1])) || goesRound(line, 1) || goesRound(line, -1);
}

function isCorner(face: Face, next: Face | undefined): boolean {
  if (next === undefined || isJoker(face) || isJoker(next)) return false;
  const [low, high] = [numberOf(face), numberOf(next)].toSorted((a, b) => a - b);
  return low === 1 && high === HIGHEST;
}

/** Jokers that lie beyond an end are no corner that anybody wanted to go round: the naturals must lie on both its sides. */
function goesRound(line: readonly Face[], step: 1 | -1): boolean {
  const starts = line.flatMap((face, index) => (isJoker(face) ? [] : [numberOf(face) - step * index]));
  return new Set(starts).size > 1 && starts.every((start) => (start - (starts[0] as number)) % HIGHEST === 0);
}

/** Naturals that rise or fall: the first two between which too few numbers lie for the places there are, or too many. */
function whyNoStep(line: readonly Face[], naturals: readonly Face[]): Why | null {
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

/** RX-A10: each line is a set, but a joker would have to be two things at once. */
function faultsOfJokers(lines: readonly Line<Placed>[]): GridFault[] {
  if (meaningsOf(lines) !== null) return [];
  const crossings = lines
    .filter(({ way }) => way === 'row')
    .flatMap((row) => row.dice.filter(({ face }) => isJoker(face)).flatMap((joker) => crossingAt(joker, row, lines)));
  const torn = crossings.find(({ both }) => meaningsOf(both) === null);
  if (torn === undefined) {
    // Each would do by itself: what one joker is leaves nothing for another.
    return [{ rule: 'RX-A10', facts: { why: 'together' }, dice: crossings.map(({ die }) => die) }];
  }
  const [row = '', column = ''] = torn.both.map((line) => meaningsIn(line, torn.die).join(' '));
  return [{ rule: 'RX-A10', facts: { why: 'torn', row, column }, dice: [torn.die] }];
}

interface Crossing {
  readonly die: number;
  readonly both: readonly Line<Placed>[];
}

function crossingAt({ die }: Placed, row: Line<Placed>, lines: readonly Line<Placed>[]): Crossing[] {
  const column = lines.find(({ way, dice }) => way === 'column' && dice.some((one) => one.die === die));
  return column === undefined ? [] : [{ die, both: [row, column] }];
}
