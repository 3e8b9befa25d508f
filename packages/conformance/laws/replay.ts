import {
  canonical,
  type GameTypes,
  replay as replayEntries,
  restoreMatch,
  type Snapshot,
  takeSnapshot,
} from '@tablee/kernel';
import type { Complaint, Law, Walked } from '../law.ts';

/** The log alone tells the match again, even when it is put away and restored before every entry. */
export const replay: Law = {
  id: 'replay',
  begin: () => ({ close: (walked) => differs(walked) }),
};

function differs({ start, end, played }: Walked): Complaint {
  let match = start;
  for (const { entry, events } of played) {
    const snapshot = JSON.parse(JSON.stringify(takeSnapshot(match))) as Snapshot<GameTypes>;
    const restored = restoreMatch(match.definition, snapshot, match.seed);
    const again = replayEntries(restored, [JSON.parse(JSON.stringify(entry)) as typeof entry]);
    if (!again.ok) return `entry ${entry.seq} is not played again: ${again.problem.why}`;
    if (canonical(again.played[0]?.events) !== canonical(events)) return `entry ${entry.seq} tells other events again`;
    match = again.match;
  }
  return canonical(match.state) === canonical(end.state) ? null : 'the log leads to another state';
}
