import { type Entry, type GameTypes, type Match, replay } from '@tablee/kernel';
import { type MatchStep, stepOf } from './frames.ts';

export interface ReplayedEntry {
  readonly match: Match<GameTypes>;
  readonly step: MatchStep;
}

/** Replays an entry on this match; null if the match would not have written it. */
export function replayEntry(match: Match<GameTypes>, entry: Entry<GameTypes>): ReplayedEntry | null {
  const replayed = replay(match, [entry]);
  const played = replayed.ok ? replayed.played[0] : undefined;
  if (!replayed.ok || played === undefined) return null;
  return { match: replayed.match, step: stepOf(match, replayed.match, played) };
}
