import { recall, remember } from '../device-memory.ts';

/** One thing that somebody is told the first time they play a game. */
export interface Tip {
  readonly id: string;
  /** The things that it points at, as a selector: it covers none of them where there is room. */
  readonly at: string;
  /** What is lit besides, as a selector: the things that it is about, which it does not cover as long as there is room near by. */
  readonly lights?: string;
  readonly words: string;
  readonly isDue: boolean;
  /** A player who has done it knows it: it is not told any more. */
  readonly isDone: boolean;
  /** It goes by itself after so long, in milliseconds, while match time runs. */
  readonly lasts?: number;
  /** What it is about will soon be gone: it is told without waiting for things to settle. */
  readonly isFleeting?: boolean;
  /** Match time stands while it is read, where nobody else waits. */
  readonly stands?: boolean;
}

/** One at a time, in order: the first that is due and not yet known. */
export function nextTip(tips: readonly Tip[], known: ReadonlySet<string>): Tip | null {
  return tips.find(({ id, isDue, isDone }) => isDue && !isDone && !known.has(id)) ?? null;
}

/** What was learned just now, to be remembered. */
export function newlyDone(tips: readonly Tip[], known: ReadonlySet<string>): readonly string[] {
  return tips.filter(({ id, isDone }) => isDone && !known.has(id)).map(({ id }) => id);
}

function keyOf(game: string): string {
  return `coach.${game}`;
}

export function knownTips(game: string): ReadonlySet<string> {
  return new Set(recall(keyOf(game))?.split(' '));
}

export function rememberTips(game: string, ids: Iterable<string>): void {
  remember(keyOf(game), [...ids].join(' '));
}
