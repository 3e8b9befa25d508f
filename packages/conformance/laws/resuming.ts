import {
  type Entry,
  type GameTypes,
  isSame,
  type Match,
  type Played,
  replay,
  restoreMatch,
  type Snapshot,
  takeSnapshot,
  viewersOf,
} from '@tablee/kernel';
import type { Complaint, Law, LawRun } from '../law.ts';

/** A player who reconnects gets from the log the same sights and views as before. */
export const resuming: Law = { id: 'resuming', begin: watchMoves };

interface ToldMove {
  readonly entries: readonly Entry<GameTypes>[];
  readonly told: unknown;
}

function watchMoves(): LawRun {
  let moves: ToldMove[] = [];
  return {
    open() {
      moves = [];
      return null;
    },
    step({ after, played }) {
      moves.push({ entries: played.map(({ entry }) => entry), told: toldAt(after, played) });
      return null;
    },
    close: ({ start }) => checkToldAgain(start, moves),
  };
}

function toldAt({ definition, state, table }: Match<GameTypes>, played: readonly Played<GameTypes>[]): unknown {
  return viewersOf(table.seats).map((viewer) => {
    const sights = played.flatMap(({ events }) => events.map((event) => definition.sight(event, viewer)));
    return [definition.view(state, viewer), sights];
  });
}

function checkToldAgain(start: Match<GameTypes>, moves: readonly ToldMove[]): Complaint {
  const snapshot = JSON.parse(JSON.stringify(takeSnapshot(start))) as Snapshot<GameTypes>;
  let match = restoreMatch(start.definition, snapshot, start.seed);
  for (const { entries, told } of moves) {
    const again = replay(match, entries);
    if (!again.ok) return null; // reported by law `replay`
    match = again.match;
    if (!isSame(toldAt(match, again.played), told))
      return `entry ${match.seq} is told otherwise to a player who comes back`;
  }
  return null;
}
