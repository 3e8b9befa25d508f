import { joinList, type Say } from '@tablee/words';
import { colourOf, type Face, isJoker, numberOf } from '../rules/face.ts';
import type { Words } from './words.gen.ts';

export type DiceSay = Say<Words>;

export function nameFace(face: Face, say: DiceSay): string {
  return isJoker(face) ? say('joker') : say('die', { colour: colourOf(face), value: numberOf(face) });
}

/** "5-6-8 bleu" where all have one colour, "joker-joker-4 en groupe" where such a line is no run, "7 rouge, 7 bleu et joker" else. */
export function nameLine(faces: readonly Face[], kind: 'run' | 'group' | null, say: DiceSay): string {
  const row = numbersInRow(faces, say);
  if (row !== null && kind === 'group') return say('line.group', { numbers: row });
  return nameRow(faces, say) ?? nameFaces(faces, say);
}

/** The same in a sentence: "le 7 rouge, le 7 bleu et le joker". Of a single die its sentence has the article. */
export function nameTheLine(faces: readonly Face[], say: DiceSay): string {
  return nameRow(faces, say) ?? (faces.length === 1 ? nameFaces(faces, say) : nameTheDice(faces, say));
}

function nameRow(faces: readonly Face[], say: DiceSay): string | null {
  const numbers = numbersInRow(faces, say);
  const first = faces.find((face) => !isJoker(face));
  return numbers === null || first === undefined ? null : say('line.run', { numbers, colour: colourOf(first) });
}

/** U+2011: a line of text never ends within the name of a line. */
const HYPHEN = '\u2011';

/** "joker-5-6" where the numbers have one colour; null else. */
function numbersInRow(faces: readonly Face[], say: DiceSay): string | null {
  const colours = new Set(faces.filter((face) => !isJoker(face)).map(colourOf));
  if (faces.length < 2 || colours.size !== 1) return null;
  return faces.map((face) => (isJoker(face) ? say('joker') : numberOf(face))).join(HYPHEN);
}

/** Each with its article, as one speaks of dice that lie there; equal ones together. */
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
