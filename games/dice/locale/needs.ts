import { asSentence } from '@tablee/words';
import { colourOf, type Face, faceOf, HIGHEST, isJoker, numberOf } from '../rules/face.ts';
import { type DiceSay, nameFace, nameTheDice } from './names.ts';

/** Tells what one die, or two adjacent dice, still need to become a set. */
export function needOf(faces: readonly Face[], say: DiceSay): string {
  const [one, other] = faces.filter((face) => !isJoker(face));
  if (faces.length === 1) return say('ui.need.two', { die: nameFace(faces[0] as Face, say) });
  if (one === undefined) return say('ui.need.number');
  if (other === undefined) return say('ui.need.any', { die: nameFace(one, say) });
  const never = asSentence(say('ui.need.never', { dice: nameTheDice(faces, say) }));
  if (numberOf(one) === numberOf(other)) {
    return colourOf(one) === colourOf(other) ? never : say('ui.need.group', { number: numberOf(one) });
  }
  if (colourOf(one) !== colourOf(other)) return never;
  const [low, high] = [numberOf(one), numberOf(other)].toSorted((a, b) => a - b) as [number, number];
  if (high === low + 2) return say('ui.need.between', { die: nameFace(faceOf(colourOf(one), low + 1), say) });
  if (high !== low + 1) return never;
  const ends = [low - 1, high + 1].filter((number) => number >= 1 && number <= HIGHEST);
  const names = ends.map((number) => nameFace(faceOf(colourOf(one), number), say));
  return say('ui.need.run', { count: names.length, first: names[0] ?? '', second: names[1] ?? '' });
}
