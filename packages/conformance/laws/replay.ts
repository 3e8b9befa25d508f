import {
  type GameTypes,
  isSame,
  type Opening,
  openMatch,
  replay as replayEntries,
  restoreMatch,
  type Snapshot,
  takeSnapshot,
} from '@tablee/kernel';
import type { Complaint, Law, Walk } from '../law.ts';

/** Replaying the log gives the same match, even with a snapshot and restore before every entry. */
export const replay: Law = {
  id: 'replay',
  begin: () => ({ deal: (opening) => checkDeal(opening), close: (walked) => checkReplay(walked) }),
};

function checkDeal({ match, events }: Opening<GameTypes>): Complaint {
  const again = openMatch(match.definition, match.table, match.seed);
  const isAlike = isSame([again.match.state, again.events], [match.state, events]);
  return isAlike ? null : 'the same seed deals otherwise';
}

function checkReplay({ start, end, played }: Walk): Complaint {
  let match = start;
  for (const { entry, events } of played) {
    const snapshot = JSON.parse(JSON.stringify(takeSnapshot(match))) as Snapshot<GameTypes>;
    const restored = restoreMatch(match.definition, snapshot, match.seed);
    const again = replayEntries(restored, [JSON.parse(JSON.stringify(entry)) as typeof entry]);
    if (!again.ok) return `entry ${entry.seq} is not played again: ${again.problem.why}`;
    if (!isSame(again.played[0]?.events, events)) return `entry ${entry.seq} tells other events again`;
    match = again.match;
  }
  return isSame(match.state, end.state) ? null : 'the log leads to another state';
}
