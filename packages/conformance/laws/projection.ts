import { type AnyGame, canonical, isSame, knows, type Seat, stepRng } from '@tablee/kernel';
import { type CandidateCommand, candidatesAt } from '../candidates.ts';
import type { Complaint, Law, LawRun, VisitedState } from '../law.ts';

/**
 * `project` is null or the seat's view after `apply`. It is not always null where some command neither draws chance nor
 * shows the seat a face.
 */
export const projection: Law = { id: 'projection', begin: watchProjections };

function watchProjections(definition: AnyGame): LawRun {
  if (definition.project === undefined) return {};
  let isProjected = false;
  let isMissed = false;
  return {
    state(visit) {
      for (const candidate of candidatesAt(visit)) {
        const tried = tryCommand(definition, visit, candidate);
        if (tried === null) continue;
        isProjected ||= tried.projected !== null;
        isMissed ||= !isProjected && tried.isCertain();
        const complaint = compareViews(tried);
        if (complaint !== null) return `seat ${candidate.seat}, ${nameOf(definition, candidate)}: ${complaint}`;
      }
      return null;
    },
    settle: () => (isMissed && !isProjected ? 'project answers null to every command' : null),
  };
}

function nameOf({ notation }: AnyGame, { command, at }: CandidateCommand): string {
  return `${notation.command(command)} at ${at}`;
}

interface TriedCommand {
  readonly projected: object | null;
  readonly actual: object;
  readonly isCertain: () => boolean;
}

/** Null for a command that `check` does not accept. */
function tryCommand(
  definition: AnyGame,
  { match }: VisitedState,
  { seat, command, at }: CandidateCommand,
): TriedCommand | null {
  const view = definition.view(match.state, seat);
  if (definition.check(view, seat, command, at) !== null) return null;
  const rng = stepRng(match.seed, match.seq + 1);
  const verdict = definition.apply(match.state, seat, command, { at, rng });
  if (!verdict.ok) return null; // law `agreement` reports it
  const { state } = verdict.step;
  return {
    projected: definition.project?.(view, seat, command, at) ?? null,
    actual: definition.view(state, seat),
    isCertain: () =>
      rng.drawn === 0 && !hasMore(knownFaces(definition, match.state, seat), knownFaces(definition, state, seat)),
  };
}

function knownFaces(definition: AnyGame, state: object, seat: Seat): string[] {
  return definition.pieces(state).flatMap((piece) => (knows(seat, piece) ? [piece.face] : []));
}

/** True if some face is more often in `after` than in `before`. */
function hasMore(before: readonly string[], after: readonly string[]): boolean {
  const left = [...before];
  return after.some((face) => {
    const index = left.indexOf(face);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

function compareViews({ projected, actual }: TriedCommand): Complaint {
  if (projected === null || isSame(projected, actual)) return null;
  const [one, other] = [new Map(Object.entries(projected)), new Map(Object.entries(actual))];
  const names = [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => !isSame(one.get(name), other.get(name)),
  );
  return names
    .map((name) => `projects ${name} ${canonical(one.get(name))}, but it is ${canonical(other.get(name))}`)
    .join('; ');
}
