import type { Entry, GameTypes, Match } from '@tablee/kernel';
import type { MatchStep } from './frames.ts';
import { replayEntry } from './play-again.ts';

/** Longer tails are replaced by a snapshot. */
const LONGEST_TAIL = 200;
/** Entries between two kept matches: earlier steps are replayed from the nearest one. */
const CHAPTER = 20;
const MAX_CHAPTERS = LONGEST_TAIL / CHAPTER + 1;

interface Chapter {
  readonly from: Match<GameTypes>;
  readonly entries: Entry<GameTypes>[];
}

/**
 * Recent entries of a match, for connections that resume. Keeps entries and few states: resuming is rare, and states
 * that live for seconds are expensive to collect.
 */
export class History {
  readonly #chapters: [Chapter, ...Chapter[]];

  constructor(from: Match<GameTypes>) {
    this.#chapters = [{ from, entries: [] }];
  }

  /** `match` is the match right after the entry. */
  add(entry: Entry<GameTypes>, match: Match<GameTypes>): void {
    const { entries } = this.#chapters.at(-1) as Chapter;
    if (entries.push(entry) < CHAPTER) return;
    this.#chapters.push({ from: match, entries: [] });
    if (this.#chapters.length > MAX_CHAPTERS) this.#chapters.shift();
  }

  /** Steps after entry `since` up to `until`; null if they are too many or no longer kept. */
  between(since: number, until: number): readonly MatchStep[] | null {
    const first = this.#chapters.findLastIndex(({ from }) => from.seq <= since);
    if (first === -1 || since > until || until - since > LONGEST_TAIL) return null;
    let { from: match } = this.#chapters[first] as Chapter;
    const steps: MatchStep[] = [];
    for (const entry of this.#chapters.slice(first).flatMap(({ entries }) => entries)) {
      const again = entry.seq > until ? null : replayEntry(match, entry);
      if (again === null) break;
      match = again.match;
      if (entry.seq > since) steps.push(again.step);
    }
    return steps.length === until - since ? steps : null;
  }
}
