import { later, type Millis, type Seat, type Viewer, viewersOf } from './brands.ts';
import type { GameTypes, Piece } from './game.ts';
import type { UndoEntry } from './log.ts';
import { type Match, moved } from './match.ts';

export type UndoProblem = 'nothing-to-undo' | 'chance-was-drawn' | 'a-face-was-learned';

export type Undone<G extends GameTypes> =
  | { readonly ok: true; readonly match: Match<G>; readonly entry: UndoEntry }
  | { readonly ok: false; readonly problem: UndoProblem };

/** Takes back the seat's own last command, while nothing has happened since that somebody could not unlearn. */
export function undo<G extends GameTypes>(match: Match<G>, seat: Seat, at: Millis): Undone<G> {
  const { undoable } = match;
  if (undoable === null || undoable.seat !== seat) return { ok: false, problem: 'nothing-to-undo' };
  if (undoable.drew) return { ok: false, problem: 'chance-was-drawn' };
  const { definition } = match;
  const before = definition.pieces(undoable.before);
  if (learned(before, definition.pieces(match.state), viewersOf(match.table.seats))) {
    return { ok: false, problem: 'a-face-was-learned' };
  }
  const entry: UndoEntry = { kind: 'undo', seq: match.seq + 1, at: later(match.at, at), seat };
  return { ok: true, match: moved(match, undoable.before, entry.at, null), entry };
}

/** True when somebody knows a face now that they did not know before; faces are counted, since ids may change. */
function learned(before: readonly Piece[], now: readonly Piece[], viewers: readonly Viewer[]): boolean {
  const known = new Map<string, number>();
  for (const knowledge of whoKnowsWhat(before, viewers)) known.set(knowledge, (known.get(knowledge) ?? 0) + 1);
  for (const knowledge of whoKnowsWhat(now, viewers)) {
    const left = known.get(knowledge) ?? 0;
    if (left === 0) return true;
    known.set(knowledge, left - 1);
  }
  return false;
}

function whoKnowsWhat(pieces: readonly Piece[], viewers: readonly Viewer[]): string[] {
  return pieces.flatMap(({ face, knownTo }) =>
    (knownTo === 'all' ? viewers : knownTo).map((viewer) => `${viewer} ${face}`),
  );
}
