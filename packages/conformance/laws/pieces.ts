import type { AnyGame } from '@tablee/kernel';
import type { Complaint, Law, LawRun } from '../law.ts';

/** The set of pieces never changes, and ids are unique. */
export const pieces: Law = { id: 'pieces', begin: watchPieces };

function watchPieces(definition: AnyGame): LawRun {
  let atStart = '';
  return {
    open(start) {
      atStart = facesOf(definition, start.state);
      return null;
    },
    state({ match }): Complaint {
      const ids = definition.pieces(match.state).map(({ id }) => id);
      if (new Set(ids).size !== ids.length) return 'two pieces have one id';
      const now = facesOf(definition, match.state);
      return now === atStart ? null : `the pieces were ${atStart} and are ${now}`;
    },
  };
}

export function facesOf(definition: AnyGame, state: object): string {
  return definition
    .pieces(state)
    .map(({ face, back }) => (back === undefined ? face : `${face} (${back})`))
    .toSorted()
    .join(' ');
}
