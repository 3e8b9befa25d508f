import { COLOURS, type Colour, colourOf, type Face, faceOf, HIGHEST, isJoker, numberOf } from './face.ts';

/** RX-4, RX-A8 */
export const MIN_SET_DICE = 3;
const MAX_GROUP_DICE = COLOURS.length;

/** A way to read a line as a set. */
export type Reading =
  | { readonly kind: 'group'; readonly number: number; readonly missing: readonly Colour[] }
  | { readonly kind: 'run'; readonly colour: Colour; readonly first: number; readonly step: 1 | -1 };

/** RX-4, RX-14, RX-A11, RX-A15, RX-A22: all readings of a line; empty if it is no set. */
export function readingsOf(line: readonly Face[]): Reading[] {
  const naturals = line.filter((face) => !isJoker(face));
  if (line.length < MIN_SET_DICE || naturals.length === 0) return [];
  const group = groupReading(line, naturals);
  const runs = ([1, -1] as const).flatMap((step) => runReading(line, step) ?? []);
  return group === null ? runs : [group, ...runs];
}

function groupReading(line: readonly Face[], naturals: readonly Face[]): Reading | null {
  if (line.length > MAX_GROUP_DICE) return null;
  const number = numberOf(naturals[0] as Face);
  const colours = new Set(naturals.map(colourOf));
  const isGroup = colours.size === naturals.length && naturals.every((face) => numberOf(face) === number);
  return isGroup ? { kind: 'group', number, missing: COLOURS.filter((colour) => !colours.has(colour)) } : null;
}

function runReading(line: readonly Face[], step: 1 | -1): Reading | null {
  const anchor = line.findIndex((face) => !isJoker(face));
  const natural = line[anchor] as Face;
  const [colour, first] = [colourOf(natural), numberOf(natural) - step * anchor];
  const last = first + step * (line.length - 1);
  if (Math.min(first, last) < 1 || Math.max(first, last) > HIGHEST) return null;
  const isRun = line.every(
    (face, index) => isJoker(face) || (colourOf(face) === colour && numberOf(face) === first + step * index),
  );
  return isRun ? { kind: 'run', colour, first, step } : null;
}

/** Possible values of a joker at this index. */
export function meaningsAt(reading: Reading, index: number): Face[] {
  if (reading.kind === 'run') return [faceOf(reading.colour, reading.first + reading.step * index)];
  return reading.missing.map((colour) => faceOf(colour, reading.number));
}

/** RX-4, RX-14: true if the line, including its jokers, is a set. */
export function isSet(line: readonly Face[]): boolean {
  return readingsOf(line).length > 0;
}
