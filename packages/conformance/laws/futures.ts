import { type AnyGame, type Piece, seedFromWord, stepRng } from '@tablee/kernel';
import type { Move } from '../law.ts';
import { playAgain } from './again.ts';

const OTHER_CHANCES = 6;

/** The pieces after the last step, replayed with other random numbers. Empty if the entry drew none. */
export function otherFutures(definition: AnyGame, { before, after, played }: Omit<Move, 'rng'>): Piece[][] {
  const [only] = played;
  if (only === undefined || played.length > 1 || after.seq !== before.seq + 1) return [];
  const futures: Piece[][] = [];
  for (let other = 0; other < OTHER_CHANCES; other += 1) {
    const rng = stepRng(seedFromWord(`chance ${other}`), after.seq);
    const state = playAgain(definition, before.state, only.entry, rng);
    if (state === null || rng.drawn === 0) return [];
    futures.push(definition.pieces(state));
  }
  return futures;
}

/** True if the order of the place depends on chance. */
export function isShuffled(place: string, actual: readonly Piece[], futures: readonly Piece[][]): boolean {
  return futures.some((future) => facesIn(place, future) !== facesIn(place, actual));
}

function facesIn(place: string, pieces: readonly Piece[]): string {
  return pieces.flatMap((piece) => (piece.place === place ? [piece.face] : [])).join(' ');
}
