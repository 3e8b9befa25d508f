import type { Entry, GameTypes, Match } from '@tablee/kernel';
import type { MatchStep } from './frames.ts';
import { replayEntry } from './play-again.ts';

/** How long a tail may be before a whole view is the better answer. */
const LONGEST_TAIL = 200;
/** From so many entries to the next the match itself is kept: what is shown again is played again from there. */
const CHAPTER = 20;
const MOST_CHAPTERS = LONGEST_TAIL / CHAPTER + 1;

interface Chapter {
  readonly from: Match<GameTypes>;
  readonly entries: Entry<GameTypes>[];
}

/**
 * The latest of a match, for those who come back. Entries are kept and not states: few come back, and what lives for a
 * few seconds is the dearest to a garbage collector.
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
    if (this.#chapters.length > MOST_CHAPTERS) this.#chapters.shift();
  }

  /** The steps after entry `since`, up to `until`; null where they are too many or no longer here. */
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
