import { type Entry, type GameTypes, type Match, replay } from '@tablee/kernel';
import type { Stepped } from './frames.ts';

interface PlayedAgain {
  readonly match: Match<GameTypes>;
  readonly step: Stepped;
}

/** The step that an entry is to this match; null where this match would not have written it. */
export function playAgain(match: Match<GameTypes>, entry: Entry<GameTypes>): PlayedAgain | null {
  const replayed = replay(match, [entry]);
  if (!replayed.ok) return null;
  const events = replayed.played[0]?.events ?? [];
  const { state } = replayed.match;
  return {
    match: replayed.match,
    step: { seq: entry.seq, at: entry.at, entry, before: match.state, after: state, events },
  };
}
