import { type AnyGame, canonical } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, type LawRun, seatsAt, type Visit } from '../law.ts';
import { facesOf } from './pieces.ts';

/** An imagined state is one the seat could be looking at: it sees the same, no piece is missing, and it is as over or not. */
export const imagine: Law = { id: 'imagine', begin: watchImagination };

function watchImagination(definition: AnyGame): LawRun {
  const seen = { hidden: false, otherWorlds: false };
  return {
    state(visit): Complaint {
      if (definition.imagine === undefined) return null;
      seen.hidden ||= definition.pieces(visit.match.state).some(({ knownTo }) => knownTo !== 'all');
      return firstComplaint(impossibilities(definition, visit, seen));
    },
    settle: () =>
      seen.hidden && !seen.otherWorlds ? 'every imagined state is the true one, or always the same' : null,
  };
}

function* impossibilities(
  definition: AnyGame,
  { match, rng }: Visit,
  seen: { otherWorlds: boolean },
): Generator<Complaint> {
  for (const seat of seatsAt(match)) {
    const view = definition.view(match.state, seat);
    const shown = canonical(view);
    const worlds = [0, 1].map(() => definition.imagine?.(view, seat, rng) ?? match.state);
    seen.otherWorlds ||= canonical(worlds[0]) !== canonical(worlds[1]);
    for (const world of worlds) {
      const shownThen = canonical(definition.view(world, seat));
      yield shown === shownThen ? null : `seat ${seat} sees ${shown} and imagines ${shownThen}`;
      const [faces, facesThen] = [match.state, world].map((state) => facesOf(definition, state));
      yield faces === facesThen ? null : `the pieces are ${faces} and are imagined as ${facesThen}`;
      const [over, overThen] = [match.state, world].map((state) => definition.result(state) !== null);
      yield over === overThen ? null : 'the match is over in one of both only';
    }
  }
}
