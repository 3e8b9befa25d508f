import { type AnyGame, isExchangeable, knows, type Piece, type Viewer, viewersOf } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, type LawRun, type Move } from '../law.ts';
import { isShuffled, otherFutures } from './futures.ts';

/** What a shuffle hides again has an id that tells nothing of the face it once showed. */
export const unlinkable: Law = { id: 'unlinkable', watches: 'from-the-start', begin: watchShuffles };

function watchShuffles(definition: AnyGame): LawRun {
  let memories = new Map<Viewer, Map<string, string>>();
  return {
    open(start) {
      memories = new Map(viewersOf(start.table.seats).map((viewer) => [viewer, new Map<string, string>()]));
      return null;
    },
    state({ match }) {
      for (const piece of definition.pieces(match.state)) {
        for (const [viewer, memory] of memories) if (knows(viewer, piece)) memory.set(piece.id, piece.face);
      }
      return null;
    },
    step(taken) {
      const futures = otherFutures(definition, taken);
      if (futures.length === 0) return null;
      const mixed = mixedPieces(definition, taken, futures);
      return firstComplaint([...memories].map(([viewer, memory]) => checkUntraceable(mixed, futures, viewer, memory)));
    },
  };
}

/**
 * A mixed piece that the viewer cannot see is recognised when under every chance its id has the face it once showed. One
 * whose back is like no other's is known by its back, whatever its id.
 */
function checkUntraceable(
  mixed: readonly Piece[],
  futures: readonly Piece[][],
  viewer: Viewer,
  memory: ReadonlyMap<string, string>,
): Complaint {
  const traced = mixed.find((piece) => {
    if (knows(viewer, piece) || memory.get(piece.id) !== piece.face) return false;
    if (!mixed.some((other) => isExchangeable(piece, other))) return false;
    return futures.every((future) => future.some(({ id, face }) => id === piece.id && face === piece.face));
  });
  return traced === undefined ? null : `${viewer} can follow ${traced.id} through the shuffle of ${traced.place}`;
}

/**
 * The pieces that lie in a shuffled place because chance put them there: they came in this step, or lie elsewhere under
 * other chance. One that stays where it is while another is drawn to it was openly brought there, and may be followed.
 */
function mixedPieces(definition: AnyGame, { before, after }: Move, futures: readonly Piece[][]): Piece[] {
  const actual = definition.pieces(after.state);
  const shuffled = new Set(actual.map(({ place }) => place).filter((place) => isShuffled(place, actual, futures)));
  const placeBefore = new Map(definition.pieces(before.state).map(({ id, place }) => [id, place]));
  return actual.filter(({ id, place }) => {
    if (!shuffled.has(place)) return false;
    return placeBefore.get(id) !== place || futures.some((future) => slotOf(id, future) !== slotOf(id, actual));
  });
}

/** Its place, and which one it is there. */
function slotOf(id: string, pieces: readonly Piece[]): string {
  const place = pieces.find((piece) => piece.id === id)?.place;
  const there = pieces.filter((piece) => piece.place === place);
  return `${place} ${there.findIndex((piece) => piece.id === id)}`;
}
