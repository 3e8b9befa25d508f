import { later, type Millis, type Seat, type Viewer, viewersOf } from './brands.ts';
import { type GameTypes, knows, type Piece } from './game.ts';
import type { UndoEntry } from './log.ts';
import { advance, type Match, type Played, stepTo, type Undoable } from './match.ts';

export type UndoProblem = 'nothing-to-undo' | 'match-is-over' | 'chance-was-drawn' | 'a-face-was-learned';

/** The match afterwards, the new entries (the undo last), and the reason if the undo was refused. */
export interface Undone<G extends GameTypes> {
  readonly match: Match<G>;
  readonly played: readonly Played<G>[];
  readonly problem: UndoProblem | null;
}

/**
 * Takes back the seat's last command, which must be entry `undoes`, while nobody has gained information from it. Wakes
 * due by `at` are played first and remain played if the undo is refused.
 */
export function undo<G extends GameTypes>(match: Match<G>, seat: Seat, undoes: number, at: Millis): Undone<G> {
  const { match: now, played } = advance(match, at);
  const found = findUndoable(now, seat, undoes);
  if (typeof found === 'string') return { match: now, played, problem: found };
  const entry: UndoEntry = { kind: 'undo', seq: now.seq + 1, at: later(now.at, at), seat, undoes };
  return {
    match: stepTo(now, found.before, entry.at, null),
    played: [...played, { entry, events: [] }],
    problem: null,
  };
}

function findUndoable<G extends GameTypes>(match: Match<G>, seat: Seat, undoes: number): Undoable<G> | UndoProblem {
  const { definition, state, undoable } = match;
  if (undoable === null || undoable.seat !== seat || undoable.seq !== undoes) return 'nothing-to-undo';
  // The seed may be public already: a player could replay the last command knowing every card.
  if (definition.result(state) !== null) return 'match-is-over';
  if (undoable.drew) return 'chance-was-drawn';
  const [before, now] = [definition.pieces(undoable.before), definition.pieces(state)];
  const viewers = viewersOf(match.table.seats);
  return knowsMoreFaces(before, now, viewers) || seesPieceForFirstTime(before, now, viewers)
    ? 'a-face-was-learned'
    : undoable;
}

/** True if a viewer knows more pieces of some face than before. Counts faces, because ids may change. */
function knowsMoreFaces(before: readonly Piece[], now: readonly Piece[], viewers: readonly Viewer[]): boolean {
  const known = new Map<string, number>();
  for (const knowledge of knownFaces(before, viewers)) known.set(knowledge, (known.get(knowledge) ?? 0) + 1);
  for (const knowledge of knownFaces(now, viewers)) {
    const left = known.get(knowledge) ?? 0;
    if (left === 0) return true;
    known.set(knowledge, left - 1);
  }
  return false;
}

function knownFaces(pieces: readonly Piece[], viewers: readonly Viewer[]): string[] {
  return pieces.flatMap((piece) =>
    viewers.filter((viewer) => knows(viewer, piece)).map((viewer) => `${viewer} ${piece.face}`),
  );
}

/** True if a viewer knows a piece that was hidden from them, even if an equal face became hidden at the same time. */
function seesPieceForFirstTime(before: readonly Piece[], now: readonly Piece[], viewers: readonly Viewer[]): boolean {
  const earlier = new Map(before.map((piece) => [piece.id, piece]));
  return now.some((piece) => {
    const old = earlier.get(piece.id);
    if (old?.face !== piece.face) return false;
    return viewers.some((viewer) => knows(viewer, piece) && !knows(viewer, old));
  });
}
