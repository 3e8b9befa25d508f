import type { SaidMessage, Utterance } from '@tablee/protocol';

/** A message of the table's talk, as this page received it. */
export interface HeardLine {
  readonly n: number;
  /** The speaker's id at this table, which stays the same in another seat. */
  readonly who: string;
  /** The speaker's seat; null after they have left. */
  readonly seat: number | null;
  readonly what: Utterance;
  /** In milliseconds of this page's clock. */
  readonly saidAt: number;
  /** Said just now, rather than before this page was connected. */
  readonly isNews: boolean;
}

/** The number of messages that the host repeats to a new connection. */
const MAX_LINES = 20;
/** Older messages are not news: they were said to the players of that time. */
const MAX_NEWS_AGE_MS = 6_000;
/** Tolerance for equal times: a repeated message takes longer or shorter on the way. */
const TIME_TOLERANCE_MS = 4_000;

/** Adds a message, or updates the seat of one that the host repeats. */
export function addLine(lines: readonly HeardLine[], said: SaidMessage, now: number): readonly HeardLine[] {
  const { n, who, seat, what, ago } = said;
  const line: HeardLine = { n, who, seat, what, saidAt: now - ago, isNews: ago < MAX_NEWS_AGE_MS };
  const known = lines.findIndex((one) => one.n === n);
  const before = lines[known];
  if (before !== undefined && isSame(before, line)) return lines.with(known, { ...before, seat });
  // A known number with another text: the host has restarted and no longer has the messages before it.
  const isLater = n > (lines.at(-1)?.n ?? 0);
  return isLater ? [...lines, line].slice(-MAX_LINES) : [line];
}

function isSame(one: HeardLine, other: HeardLine): boolean {
  return one.who === other.who && Math.abs(one.saidAt - other.saidAt) < TIME_TOLERANCE_MS;
}
