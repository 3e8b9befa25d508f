import {
  type AnyGame,
  canonical,
  type GameTypes,
  isExchangeable,
  isSame,
  knows,
  type Match,
  type Piece,
  type Played,
  type Rng,
  stepRng,
  type Viewer,
  viewersOf,
} from '@tablee/kernel';
import { sample } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, type LawRun, type Move } from '../law.ts';
import { playAgain } from './again.ts';

/**
 * A view depends on the present position only: a newcomer learns nothing about a piece that was face up earlier and is
 * hidden again. Whatever that piece showed before, the same position gives the same view.
 */
export const newcomers: Law = { id: 'newcomers', begin: (definition) => new NewcomerRun(definition) };

const MAX_PIECES = 3;

/** A piece that a viewer has seen during the journey. */
interface SeenPiece {
  readonly viewer: Viewer;
  readonly id: string;
}

class NewcomerRun implements LawRun {
  readonly #definition: AnyGame;
  #start: Match<GameTypes> | null = null;
  #played: Played<GameTypes>[] = [];
  #seen = new Map<string, SeenPiece>();

  constructor(definition: AnyGame) {
    this.#definition = definition;
  }

  open(start: Match<GameTypes>): Complaint {
    this.#start = start;
    this.#played = [];
    this.#seen = new Map();
    this.#look(start, this.#definition.pieces(start.state));
    return null;
  }

  step({ after, played, rng }: Move): Complaint {
    this.#played.push(...played);
    const pieces = this.#definition.pieces(after.state);
    const now = new Map(pieces.map((piece) => [piece.id, piece]));
    const hiddenAgain = [...this.#seen.values()].filter(({ viewer, id }) => {
      const piece = now.get(id);
      return piece !== undefined && !knows(viewer, piece);
    });
    this.#look(after, pieces);
    return firstComplaint(sample(hiddenAgain, rng, MAX_PIECES).map((seen) => this.#checkHidden(seen, after, rng)));
  }

  #look({ table }: Match<GameTypes>, pieces: readonly Piece[]): void {
    for (const viewer of viewersOf(table.seats)) {
      for (const piece of pieces) {
        if (knows(viewer, piece)) this.#seen.set(`${viewer} ${piece.id}`, { viewer, id: piece.id });
      }
    }
  }

  /** Compares a swap at the start, played through, with the same swap now: both give the same position. */
  #checkHidden({ viewer, id }: SeenPiece, { state }: Match<GameTypes>, rng: Rng): Complaint {
    const start = this.#start as Match<GameTypes>;
    const hidden = this.#definition.pieces(start.state).filter(({ knownTo }) => knownTo !== 'all');
    const piece = hidden.find((one) => one.id === id);
    const others = piece === undefined ? [] : hidden.filter((other) => isExchangeable(piece, other));
    if (piece === undefined || others.length === 0) return null;
    const other = rng.pick(others);
    const isHidden = this.#definition.pieces(state).every((one) => {
      return (one.id !== piece.id && one.id !== other.id) || !knows(viewer, one);
    });
    const played = isHidden ? this.#playedWith(piece, other) : null;
    if (played === null) return null;
    const exchanged = this.#definition.swap(state, piece.id, other.id);
    const [past, now] = [played, exchanged].map((one) => this.#definition.view(one, viewer));
    return isSame(past, now) ? null : `${viewer} is told what ${id} once showed: ${canonical(past)} ${canonical(now)}`;
  }

  /**
   * The state after playing with both faces swapped from the start; null if the swap changes the course of the match or
   * another piece.
   */
  #playedWith(one: Piece, two: Piece): object | null {
    const definition = this.#definition;
    const { state: first, seed } = this.#start as Match<GameTypes>;
    const faces = new Map([one, two].map(({ id, face }) => [id, face]));
    const exchanged = new Map([
      [one.id, two.face],
      [two.id, one.face],
    ]);
    let state = first;
    let other = definition.swap(first, one.id, two.id);
    for (const { entry } of this.#played) {
      const [next, nextThen] = [state, other].map((from) =>
        playAgain(definition, from, entry, stepRng(seed, entry.seq)),
      );
      if (next == null || nextThen == null) return null;
      [state, other] = [next, nextThen];
      if (!isSame(courseOf(definition, state, faces), courseOf(definition, other, exchanged))) return null;
    }
    return other;
  }
}

/**
 * Everything that must stay equal: pieces, turn, wake, result, rounds. For a swapped piece, only if its face is still the
 * one in `faces`.
 */
function courseOf(definition: AnyGame, state: object, faces: ReadonlyMap<string, string>): unknown {
  const pieces = definition.pieces(state).map((piece) => {
    return faces.has(piece.id) ? { ...piece, face: piece.face === faces.get(piece.id) } : piece;
  });
  const rounds = definition.rounds?.(state) ?? null;
  return [pieces, definition.toAct(state), definition.wakeAt(state), definition.result(state), rounds];
}
