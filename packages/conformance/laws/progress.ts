import { type AnyGame, type GameTypes, later, type Match, type Seat } from '@tablee/kernel';
import { actionTimeOf, legalAt } from '../candidates.ts';
import { type Complaint, firstComplaint, type Law, seatsAt, type VisitedState } from '../law.ts';

/**
 * Without a result, a seat can act (now or when the pace allows it) or a wake is due. With a result, no seat can act and
 * no wake is due.
 */
export const progress: Law = {
  id: 'progress',
  begin: (definition) => ({
    state: (visit) =>
      definition.result(visit.match.state) === null ? checkRunning(definition, visit) : checkOver(definition, visit),
  }),
};

function checkRunning(definition: AnyGame, { match }: VisitedState): Complaint {
  const acting = definition.toAct(match.state);
  if (acting.length === 0 && definition.wakeAt(match.state) === null) return 'nobody is to act and no wake is due';
  return firstComplaint(
    seatsAt(match).map((seat) =>
      acting.includes(seat) ? checkCanAct(definition, match, seat) : checkCannotAct(match, seat),
    ),
  );
}

/** A seat that is to act is delayed by its own pace only, or waits for a wake. */
function checkCanAct(definition: AnyGame, match: Match<GameTypes>, seat: Seat): Complaint {
  const wake = definition.wakeAt(match.state);
  const chance = actionTimeOf(match, seat);
  if (chance === null && wake === null) return `seat ${seat} is to act, but cannot`;
  const view = definition.view(match.state, seat);
  const command = definition.fallback(view, seat);
  if (command === null) return wake === null ? `seat ${seat} is to act and has no fallback` : null;
  const ready = later(match.at, definition.readyAt?.(view, seat, command) ?? match.at);
  const isAsked = chance !== null && (wake === null || ready < wake);
  const isRefused = isAsked && definition.check(view, seat, command, ready) !== null;
  return isRefused ? `the fallback of seat ${seat} is refused` : null;
}

/** Asides may be given all the same. */
function checkCannotAct(match: Match<GameTypes>, seat: Seat): Complaint {
  const at = actionTimeOf(match, seat);
  if (at === null) return null;
  const acts = legalAt(match, seat, at).filter((command) => match.definition.isAside?.(command) !== true);
  return acts.length === 0 ? null : `seat ${seat} is not to act, but could`;
}

function checkOver(definition: AnyGame, { match }: VisitedState): Complaint {
  const result = definition.result(match.state);
  if (definition.toAct(match.state).length > 0) return 'it is over, but somebody is to act';
  if (definition.wakeAt(match.state) !== null) return 'it is over, but a wake is due';
  if (seatsAt(match).some((seat) => legalAt(match, seat, match.at).length > 0))
    return 'it is over, but something is legal';
  if (result?.ranks.length !== match.table.seats || result.scores.length !== match.table.seats) {
    return 'the result does not name every seat';
  }
  const isRanking = result.ranks.every((rank) => Number.isInteger(rank) && rank >= 1) && result.ranks.includes(1);
  return isRanking && result.scores.every(Number.isFinite) ? null : `${result.ranks.join(' ')} is no ranking`;
}
