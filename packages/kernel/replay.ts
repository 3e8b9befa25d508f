import type { GameTypes } from './game.ts';
import type { Entry } from './log.ts';
import { type Match, nextWake, type Outcome, type Played, playWake, submit, writeNote } from './match.ts';
import { undo } from './undo.ts';

export interface ReplayProblem {
  readonly seq: number;
  readonly why: 'gap' | 'time-runs-back' | 'missed-wake' | 'no-such-wake' | 'refused';
}

export type Replayed<G extends GameTypes> =
  | { readonly ok: true; readonly match: Match<G>; readonly played: readonly Played<G>[] }
  | { readonly ok: false; readonly problem: ReplayProblem };

/** Plays stored entries again. Entries are untrusted: one that this match could not have produced is a problem. */
export function replay<G extends GameTypes>(start: Match<G>, entries: readonly Entry<G>[]): Replayed<G> {
  let match = start;
  const played: Played<G>[] = [];
  for (const entry of entries) {
    const why = orderProblem(match, entry);
    if (why !== null) return { ok: false, problem: { seq: entry.seq, why } };
    const next = replayEntry(match, entry);
    if (next === null) return { ok: false, problem: { seq: entry.seq, why: 'refused' } };
    match = next.match;
    played.push(next.played);
  }
  return { ok: true, match, played };
}

function orderProblem<G extends GameTypes>(match: Match<G>, entry: Entry<G>): ReplayProblem['why'] | null {
  if (entry.seq !== match.seq + 1) return 'gap';
  if (entry.at < match.at) return 'time-runs-back';
  const due = nextWake(match);
  if (entry.kind === 'wake') return due === entry.at ? null : 'no-such-wake';
  return due !== null && due <= entry.at ? 'missed-wake' : null;
}

interface ReplayedEntry<G extends GameTypes> {
  readonly match: Match<G>;
  readonly played: Played<G>;
}

function replayEntry<G extends GameTypes>(match: Match<G>, entry: Entry<G>): ReplayedEntry<G> | null {
  switch (entry.kind) {
    case 'wake':
      return playWake(match);
    case 'command': {
      const origin = {
        ...(entry.id !== null && { id: entry.id }),
        ...(entry.meta !== undefined && { meta: entry.meta }),
      };
      return singleStep(submit(match, entry.seat, entry.command, entry.at, origin));
    }
    case 'table':
      return singleStep(writeNote(match, entry.note, entry.at));
    case 'undo':
      return singleStep(undo(match, entry.seat, entry.undoes, entry.at));
  }
}

/** `orderProblem` has excluded due wakes, so the outcome is empty only if the entry was refused. */
function singleStep<G extends GameTypes>(outcome: Pick<Outcome<G>, 'match' | 'played'>): ReplayedEntry<G> | null {
  const [played] = outcome.played;
  return played === undefined ? null : { match: outcome.match, played };
}
