import { joinList, type Say } from '@tablee/words';
import { colourOf, type Face, isJoker, numberOf } from '../rules/face.ts';
import type { Words } from './words.gen.ts';

export type DiceSay = Say<Words>;

export function nameFace(face: Face, say: DiceSay): string {
  return isJoker(face) ? say('joker') : say('die', { colour: colourOf(face), value: numberOf(face) });
}

/**
 * "5-6-8 bleu" if all have one colour, "joker-joker-4 en groupe" if such a line is no run, otherwise "7 rouge, 7 bleu
 * et joker".
 */
export function nameLine(faces: readonly Face[], kind: 'run' | 'group' | null, say: DiceSay): string {
  const row = numbersInRow(faces, say);
  if (row !== null && kind === 'group') return say('line.group', { numbers: row });
  return nameRow(faces, say) ?? nameFaces(faces, say);
}

/** The same within a sentence: "le 7 rouge, le 7 bleu et le joker". For a single die, the sentence has the article. */
export function nameTheLine(faces: readonly Face[], say: DiceSay): string {
  return nameRow(faces, say) ?? (faces.length === 1 ? nameFaces(faces, say) : nameTheDice(faces, say));
}

function nameRow(faces: readonly Face[], say: DiceSay): string | null {
  const numbers = numbersInRow(faces, say);
  const first = faces.find((face) => !isJoker(face));
  return numbers === null || first === undefined ? null : say('line.run', { numbers, colour: colourOf(first) });
}

/** U+2011, the non-breaking hyphen: keeps the name of a line on one text line. */
const HYPHEN = '\u2011';

/** "joker-5-6" if all numbers have one colour; otherwise null. */
function numbersInRow(faces: readonly Face[], say: DiceSay): string | null {
  const colours = new Set(faces.filter((face) => !isJoker(face)).map(colourOf));
  if (faces.length < 2 || colours.size !== 1) return null;
  return faces.map((face) => (isJoker(face) ? say('joker') : numberOf(face))).join(HYPHEN);
}

/** The names with articles; equal dice are counted together. */
export function nameTheDice(faces: readonly Face[], say: DiceSay): string {
  return joinList(namesWithArticle(faces, say), (ends) => say('list-and', ends));
}

function namesWithArticle(faces: readonly Face[], say: DiceSay): string[] {
  return [...new Set(faces)].map((face) => {
    const count = faces.filter((one) => one === face).length;
    if (isJoker(face)) return say('joker.the', { count });
    return say('die.the', { count, colour: colourOf(face), value: numberOf(face) });
  });
}

export function nameFaces(faces: readonly Face[], say: DiceSay): string {
  const names = faces.map((face) => nameFace(face, say));
  return joinList(names, (ends) => say('list-and', ends));
}

export function nameChoice(faces: readonly Face[], say: DiceSay): string {
  return joinList(namesWithArticle(faces, say), (ends) => say('list-or', ends));
}
