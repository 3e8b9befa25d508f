import type { RushSay } from '../../locale/index.ts';
import type { Die, EventOf } from '../../rules/types.ts';

type RolledFaces = EventOf<'rolled'>['faces'];

export function facesWords(faces: RolledFaces, say: RushSay): string {
  const dice = faces.flatMap((face) => (face === null ? [] : [say(`symbol.${face}`)]));
  return say('ui.said.dice', { count: dice.length, dice: dice.join(', ') });
}

/** Empty for a die that must be rolled. */
export function faceWord(die: Die | undefined, say: RushSay): string {
  return die === undefined || !('face' in die) ? '' : say(`symbol.${die.face}`);
}
