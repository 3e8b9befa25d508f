import { colourOf, type Face, isJoker, numberOf } from '../../rules/face.ts';
import type { ShownDie } from '../../rules/types.ts';

/** True if the dice could be part of one set; then a second tap extends the selection instead of replacing it. */
export function goTogether(faces: readonly Face[]): boolean {
  const naturals = faces.filter((face) => !isJoker(face));
  if (naturals.length === 0) return faces.length < 3;
  return isPartOfGroup(faces, naturals) || isPartOfRun(faces, naturals);
}

function isPartOfGroup(faces: readonly Face[], naturals: readonly Face[]): boolean {
  const isOneNumber = naturals.every((face) => numberOf(face) === numberOf(naturals[0] as Face));
  return isOneNumber && new Set(naturals).size === naturals.length && faces.length <= 4;
}

function isPartOfRun(faces: readonly Face[], naturals: readonly Face[]): boolean {
  const numbers = naturals.map(numberOf);
  const isOneColour = naturals.every((face) => colourOf(face) === colourOf(naturals[0] as Face));
  return isOneColour && new Set(numbers).size === numbers.length && spanOf(numbers) <= faces.length;
}

function spanOf(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}

/** Sorted as a run, with jokers in the gaps, then at the end; dice of a group keep their order. */
export function inOrder(dice: readonly ShownDie[]): readonly ShownDie[] {
  const naturals = dice.filter(({ face }) => !isJoker(face));
  const [first] = naturals;
  if (first === undefined || naturals.some(({ face }) => colourOf(face) !== colourOf(first.face))) return dice;
  const jokers = dice.filter(({ face }) => isJoker(face));
  const rising = naturals.toSorted((a, b) => numberOf(a.face) - numberOf(b.face));
  const filled = rising.flatMap((die, index) => {
    const next = rising[index + 1];
    const gap = next === undefined ? 0 : numberOf(next.face) - numberOf(die.face) - 1;
    return [die, ...jokers.splice(0, gap)];
  });
  return [...filled, ...jokers];
}
