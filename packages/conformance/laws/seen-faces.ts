import { type AnyGame, type GameTypes, knows, type Match, type Piece, type Seat } from '@tablee/kernel';
import type { Move } from '../law.ts';
import { isShuffled, otherFutures } from './futures.ts';

/**
 * What one seat has seen and could still follow: faces by the ids of their pieces. An id may be a slot, and slots close up:
 * while nothing leaves a place, the seat knows the slot of each piece; afterwards only that it is somewhere in that place.
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

  /** What is openly seen here. */
  noteVisible({ state }: Match<GameTypes>): void {
    for (const piece of this.#definition.pieces(state)) {
      if (!knows(this.#seat, piece)) continue;
      this.#faces.set(piece.id, piece.face);
      this.#inPlace.add(piece.id);
    }
  }

  /** What moved out of sight, was mixed or is no longer there cannot be followed. */
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

  /** The first face that is missing, in an imagined state, from the place where it was seen to go. */
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

/** The places that chance may have rearranged; all of them where several entries were played at once. */
function rearrangedPlaces(definition: AnyGame, taken: Move, after: readonly Piece[]): Set<string> {
  const places = new Set(after.map(({ place }) => place));
  if (taken.played.length !== 1) return places;
  const futures = otherFutures(definition, taken);
  return new Set([...places].filter((place) => isShuffled(place, after, futures)));
}
