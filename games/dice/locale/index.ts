import type { Facts } from '@tablee/kernel';
import type { GameWords, Say } from '@tablee/words';
import { isFace } from '../rules/face.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { nameChoice, nameTheLine } from './names.ts';
import { needOf } from './needs.ts';
import type { Words } from './words.gen.ts';

export { type DiceSay, nameFace, nameFaces, nameLine, nameTheDice } from './names.ts';
export type { Words as DiceWords };

/** Facts with the possible values of a joker in each direction; all other lists of faces are lines. */
const CHOICES = new Set(['row', 'column']);

/** Replaces dice and lines by their names, and seats by the names of players, which only the caller knows. */
export function nameThings(facts: Facts, say: Say<Words>, nameOf: (seat: number) => string): Facts {
  const named: Record<string, string | number> = { ...facts };
  for (const [key, value] of Object.entries(facts)) {
    const faces = typeof value === 'string' ? value.split(' ') : [];
    if (faces.length === 0 || !faces.every(isFace)) continue;
    named[key] = CHOICES.has(key) ? nameChoice(faces, say) : nameTheLine(faces, say);
    if (facts['why'] === 'alone' || facts['why'] === 'short') named['need'] = needOf(faces, say);
  }
  if (typeof facts['seat'] === 'number') named['player'] = nameOf(facts['seat']);
  return named;
}

export const words: GameWords<Words> = { messages: { en, fr }, nameThings };
