import { recall, remember } from '../device-memory.ts';

/** A tip, shown once per device and game. */
export interface Tip {
  readonly id: string;
  /** Selector of the targets. The bubble leaves them uncovered if there is room. */
  readonly at: string;
  /** Selector of further things that are lit and left uncovered if there is room near by. */
  readonly lights?: string;
  readonly words: string;
  readonly isDue: boolean;
  /** True once the player has done it: the tip is not shown any more. */
  readonly isDone: boolean;
  /** Closes by itself after this much match time, in ms. */
  readonly lasts?: number;
  /** Skips the delay because its subject will soon be gone. */
  readonly isFleeting?: boolean;
  /** Match time is stopped while it is shown, unless another person waits. */
  readonly stands?: boolean;
}

/** The first tip that is due and not known. */
export function nextTip(tips: readonly Tip[], known: ReadonlySet<string>): Tip | null {
  return tips.find(({ id, isDue, isDone }) => isDue && !isDone && !known.has(id)) ?? null;
}

/** Tips whose action the player has done without being told. */
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
