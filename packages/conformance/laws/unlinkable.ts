import { type AnyGame, isExchangeable, knows, type Piece, type Viewer, viewersOf } from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, type LawRun, type Move } from '../law.ts';
import { isShuffled, otherFutures } from './futures.ts';

/** A piece that a shuffle hides gets an id that is independent of its face. */
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
 * A hidden shuffled piece is traceable if its id keeps the remembered face under every chance. A piece with a unique back
 * is exempt, since the back identifies it.
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
 * Pieces that chance put into a shuffled place: they arrived in this step, or lie elsewhere under other chance. A piece
 * that stays in its slot under every chance was not shuffled and may be followed.
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

/** Place of the piece and its index there. */
function slotOf(id: string, pieces: readonly Piece[]): string {
  const place = pieces.find((piece) => piece.id === id)?.place;
  const there = pieces.filter((piece) => piece.place === place);
  return `${place} ${there.findIndex((piece) => piece.id === id)}`;
}
