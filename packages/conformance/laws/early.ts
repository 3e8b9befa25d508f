import { type AnyGame, canonical, seatsOf } from '@tablee/kernel';
import { candidatesAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, type LawRun, type VisitedState } from '../law.ts';

/**
 * A game has `early` if and only if it has a pace. The window is a whole number of milliseconds in every view and
 * positive in some; the kind of a command is a string or null.
 */
export const early: Law = { id: 'early', begin: watchEarly };

function watchEarly(definition: AnyGame): LawRun {
  let isKept = false;
  return {
    open: () => checkPairing(definition),
    state(visit) {
      const windows = windowsAt(definition, visit);
      isKept ||= windows.some((ms) => ms > 0);
      return firstComplaint([...windows.map(checkWindow), ...checkKinds(definition, visit)]);
    },
    settle: () => (definition.early === undefined || isKept ? null : 'every early command is refused'),
  };
}

function checkPairing(definition: AnyGame): Complaint {
  const hasPace = definition.readyAt !== undefined;
  if (hasPace === (definition.early !== undefined)) return null;
  return hasPace ? 'there is a pace, but nothing says what is kept' : 'early commands are kept, but none ever is early';
}

function windowsAt(definition: AnyGame, { match: { state, table } }: VisitedState): number[] {
  const { early: kept } = definition;
  return kept === undefined
    ? []
    : seatsOf(table.seats).map((seat) => kept.windowMs(definition.view(state, seat), seat));
}

function checkWindow(ms: number): Complaint {
  return Number.isSafeInteger(ms) && ms >= 0 ? null : `a command that comes early is kept for ${ms} ms`;
}

function* checkKinds(definition: AnyGame, visit: VisitedState): Generator<Complaint> {
  if (definition.early === undefined) return;
  for (const { command } of candidatesAt(visit)) {
    const kind: unknown = definition.early.kindOf(command);
    yield kind === null || typeof kind === 'string' ? null : `${canonical(command)} is of a kind that has no name`;
  }
}
