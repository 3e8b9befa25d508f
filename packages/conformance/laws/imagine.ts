import { type Bots, blankMemories, rememberInEverySeat, type StepEvents } from '@tablee/bot-kit';
import {
  type AnyGame,
  canonical,
  type GameTypes,
  isSame,
  type Json,
  type Mind,
  type Opening,
  type Seat,
  seatsOf,
} from '@tablee/kernel';
import {
  type Complaint,
  firstComplaint,
  type Law,
  type LawRun,
  type Move,
  seatsAt,
  type VisitedState,
} from '../law.ts';
import { facesOf } from './pieces.ts';
import { SeenFaces } from './seen-faces.ts';

/**
 * An imagined state is consistent with the seat's knowledge: same view, same set of pieces, over if the true one is. With
 * the complete memory of `mind`, pieces that the seat saw and could follow are where they went.
 */
export const imagine: Law = {
  id: 'imagine',
  watches: 'from-the-start',
  begin: (definition, bots) => (definition.imagine === undefined ? {} : new ImagineRun(definition, bots)),
};

/** Imagining is slow: only one visit in this many is checked. */
const LOOK_ONE_IN = 8;

/** Memories of all seats for one mind; null stands for a bot without memory. */
interface MindMemories {
  readonly mind: Mind<GameTypes> | null;
  memories: readonly Json[];
}

class ImagineRun implements LawRun {
  readonly #definition: AnyGame;
  readonly #kept: readonly MindMemories[];
  #seen: readonly SeenFaces[] = [];
  #hasHidden = false;
  #hasOtherWorlds = false;

  /** Bots may remember less than the game's own mind; imagining must work from their memories too. */
  constructor(definition: AnyGame, bots: Bots) {
    const minds = [definition.mind ?? null, null, ...Object.values(bots).map(({ mind }) => mind)];
    this.#definition = definition;
    this.#kept = [...new Set(minds)].map((mind) => ({ mind, memories: [] }));
  }

  deal({ match }: Opening<GameTypes>): Complaint {
    for (const kept of this.#kept) kept.memories = blankMemories(kept.mind, match.table.seats);
    this.#seen = seatsOf(match.table.seats).map((seat) => new SeenFaces(this.#definition, seat));
    for (const seen of this.#seen) seen.noteVisible(match);
    return null;
  }

  observe(what: StepEvents<GameTypes>): void {
    for (const kept of this.#kept) {
      kept.memories = rememberInEverySeat(this.#definition, kept.mind, kept.memories, what);
    }
  }

  step(taken: Move): Complaint {
    for (const seen of this.#seen) seen.follow(taken);
    return null;
  }

  state(visit: VisitedState): Complaint {
    if (visit.rng.below(LOOK_ONE_IN) > 0) return null;
    this.#hasHidden ||= this.#definition.pieces(visit.match.state).some(({ knownTo }) => knownTo !== 'all');
    return firstComplaint(this.#findFaults(visit));
  }

  settle(): Complaint {
    return this.#hasHidden && !this.#hasOtherWorlds ? 'every imagined state is the true one, or always the same' : null;
  }

  *#findFaults(visit: VisitedState): Generator<Complaint> {
    const { match, rng } = visit;
    for (const seat of seatsAt(match)) {
      const view = this.#definition.view(match.state, seat);
      for (const { mind, memories } of this.#kept) {
        const worlds = [0, 1].map(() => this.#definition.imagine?.(view, seat, rng, memories[seat] ?? null) as object);
        this.#hasOtherWorlds ||= !isSame(worlds[0], worlds[1]);
        for (const world of worlds) {
          yield* this.#compareWithTruth(visit, seat, world);
          if (mind !== null && mind === this.#definition.mind) yield this.#checkSeenFaces(visit, seat, world);
        }
      }
    }
  }

  *#compareWithTruth({ match: { state } }: VisitedState, seat: Seat, world: object): Generator<Complaint> {
    const [shown, shownThen] = [state, world].map((one) => this.#definition.view(one, seat));
    yield isSame(shown, shownThen)
      ? null
      : `seat ${seat} sees ${canonical(shown)} and imagines ${canonical(shownThen)}`;
    const [faces, facesThen] = [state, world].map((one) => facesOf(this.#definition, one));
    yield faces === facesThen ? null : `the pieces are ${faces} and are imagined as ${facesThen}`;
    const [over, overThen] = [state, world].map((one) => this.#definition.result(one) !== null);
    yield over === overThen ? null : 'the match is over in one of both only';
  }

  #checkSeenFaces({ match: { state } }: VisitedState, seat: Seat, world: object): Complaint {
    const missing = this.#seen[seat]?.findMissing(state, world) ?? null;
    return missing === null
      ? null
      : `seat ${seat} saw ${missing.face} go to ${missing.place} and imagines it elsewhere`;
  }
}
