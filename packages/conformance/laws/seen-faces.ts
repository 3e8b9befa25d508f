import { type AnyGame, type GameTypes, knows, type Match, type Piece, type Seat } from '@tablee/kernel';
import type { Move } from '../law.ts';
import { isShuffled, otherFutures } from './futures.ts';

/**
 * Faces that one seat has seen and can still follow, by piece id. An id may be a slot, and slots close up when a piece
 * leaves: from then on the seat knows only that the face is somewhere in that place.
 */
export class SeenFaces {
  readonly #definition: AnyGame;
  readonly #seat: Seat;
  readonly #faces = new Map<string, string>();
  readonly #inPlace = new Set<string>();

  constructor(definition: AnyGame, seat: Seat) {
    this.#definition = definition;
    this.#seat = seat;
  }

  /** Notes all pieces that the seat knows in this state. */
  noteVisible({ state }: Match<GameTypes>): void {
    for (const piece of this.#definition.pieces(state)) {
      if (!knows(this.#seat, piece)) continue;
      this.#faces.set(piece.id, piece.face);
      this.#inPlace.add(piece.id);
    }
  }

  /** Forgets pieces that were shuffled or are gone. */
  follow(taken: Move): void {
    const after = this.#definition.pieces(taken.after.state);
    const lost = rearrangedPlaces(this.#definition, taken, after);
    const now = new Map(after.map((piece) => [piece.id, piece]));
    const before = this.#definition.pieces(taken.before.state);
    const stirred = new Set(before.filter(({ id, face }) => now.get(id)?.face !== face).map(({ place }) => place));
    for (const { id, place } of before) if (stirred.has(place)) this.#inPlace.delete(id);
    for (const [id, face] of this.#faces) {
      const piece = now.get(id);
      if (piece !== undefined && piece.face === face && !lost.has(piece.place)) continue;
      this.#faces.delete(id);
      this.#inPlace.delete(id);
    }
    this.noteVisible(taken.after);
  }

  /** The first followed piece that the imagined state does not have in its place; null if all are there. */
  findMissing(state: object, world: object): Piece | null {
    const imagined = this.#definition.pieces(world);
    const left = imagined.map(({ place, face }) => `${place}: ${face}`);
    const faceOf = new Map(imagined.map(({ id, face }) => [id, face]));
    for (const piece of this.#definition.pieces(state).filter(({ id }) => this.#faces.has(id))) {
      const found = left.indexOf(`${piece.place}: ${piece.face}`);
      if (found === -1) return piece;
      left.splice(found, 1);
      if (this.#inPlace.has(piece.id) && (faceOf.get(piece.id) ?? piece.face) !== piece.face) return piece;
    }
    return null;
  }
}

/** Places that chance may have rearranged; all places if the move has several entries. */
function rearrangedPlaces(definition: AnyGame, taken: Move, after: readonly Piece[]): Set<string> {
  const places = new Set(after.map(({ place }) => place));
  if (taken.played.length !== 1) return places;
  const futures = otherFutures(definition, taken);
  return new Set([...places].filter((place) => isShuffled(place, after, futures)));
}
