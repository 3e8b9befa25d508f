import type { SaidMessage, Utterance } from '@tablee/protocol';

/** Something said at the table, as this page heard it. */
export interface HeardLine {
  readonly n: number;
  /** The speaker, whatever the seat. */
  readonly who: string;
  /** Null for somebody who has left. */
  readonly seat: number | null;
  readonly what: Utterance;
  /** When it was said, by the clock of this page. */
  readonly saidAt: number;
  /** Whether it was said just now, or before this page was there. */
  readonly isNews: boolean;
}

/** As many as the host tells newcomers. */
const MOST_LINES = 20;
/** What was said longer ago was said to others. */
const NEWS_MS = 6_000;
/** A line told twice takes a little longer or shorter each time. */
const WAVER_MS = 4_000;

/** What this page has heard, with one more line: a new one, or one that is told again from where its speaker sits now. */
export function hearLine(lines: readonly HeardLine[], said: SaidMessage, now: number): readonly HeardLine[] {
  const { n, who, seat, what, ago } = said;
  const line: HeardLine = { n, who, seat, what, saidAt: now - ago, isNews: ago < NEWS_MS };
  const known = lines.findIndex((one) => one.n === n);
  const before = lines[known];
  if (before !== undefined && isSame(before, line)) return lines.with(known, { ...before, seat });
  // A number that was given to something else: the host has restarted, and what it said before is gone there too.
  const isLater = n > (lines.at(-1)?.n ?? 0);
  return isLater ? [...lines, line].slice(-MOST_LINES) : [line];
}

function isSame(one: HeardLine, other: HeardLine): boolean {
  return one.who === other.who && Math.abs(one.saidAt - other.saidAt) < WAVER_MS;
}
