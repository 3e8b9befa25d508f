import {
  type AnyGame,
  type GameTypes,
  type Match,
  mixSeed,
  type Piece,
  secretFromWord,
  stepRng,
  type Viewer,
  viewersOf,
} from '@tablee/kernel';
import { type Complaint, firstComplaint, type Law, type LawRun, type Taken } from '../law.ts';
import { knows } from './leaks.ts';

/** What a shuffle hides again has an id that tells nothing of the face it once showed. */
export const unlinkable: Law = { id: 'unlinkable', watches: 'from-the-start', begin: watchShuffles };

const OTHER_CHANCES = 6;

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
      return firstComplaint([...memories].map(([viewer, memory]) => recognised(definition, taken, viewer, memory)));
    },
  };
}

/** Plays the last step again with other chance: a shuffled place differs, and so must what an id there stands for. */
function recognised(definition: AnyGame, taken: Taken, viewer: Viewer, memory: ReadonlyMap<string, string>): Complaint {
  const futures = otherFutures(definition, taken);
  if (futures.length === 0) return null;
  const actual = definition.pieces(taken.after.state);
  const shuffled = new Set(actual.map(({ place }) => place).filter((place) => isShuffled(place, actual, futures)));
  const traced = actual.find((piece) => {
    const remembered = memory.get(piece.id);
    if (remembered === undefined || knows(viewer, piece) || !shuffled.has(piece.place)) return false;
    return [actual, ...futures].every((future) =>
      future.some(({ id, face }) => id === piece.id && face === remembered),
    );
  });
  return traced === undefined ? null : `${viewer} can follow ${traced.id} through the shuffle of ${traced.place}`;
}

function isShuffled(place: string, actual: readonly Piece[], futures: readonly Piece[][]): boolean {
  return futures.some((future) => facesIn(place, future) !== facesIn(place, actual));
}

function facesIn(place: string, pieces: readonly Piece[]): string {
  return pieces.flatMap((piece) => (piece.place === place ? [piece.face] : [])).join(' ');
}

/** The pieces after the same entry under other chance; none where the entry drew no chance. */
function otherFutures(definition: AnyGame, { before, after, played }: Taken): Piece[][] {
  const [only] = played;
  if (only === undefined || played.length > 1 || after.seq !== before.seq + 1) return [];
  const futures: Piece[][] = [];
  for (let other = 0; other < OTHER_CHANCES; other += 1) {
    const rng = stepRng(mixSeed({ secret: secretFromWord(`chance ${other}`), nonces: [] }), after.seq);
    const state = stateAfter(definition, before, only.entry, { at: only.entry.at, rng });
    if (state === null || rng.drawn === 0) return [];
    futures.push(definition.pieces(state));
  }
  return futures;
}

function stateAfter(
  definition: AnyGame,
  before: Match<GameTypes>,
  entry: Taken['played'][number]['entry'],
  moment: Parameters<AnyGame['wake']>[1],
): object | null {
  if (entry.kind === 'wake') return definition.wake(before.state, moment).state;
  if (entry.kind !== 'command') return null;
  const verdict = definition.apply(before.state, entry.seat, entry.command, moment);
  return verdict.ok ? verdict.step.state : null;
}
