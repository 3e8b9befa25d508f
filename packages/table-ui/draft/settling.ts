import type { GameTypes } from '@tablee/kernel';
import type { Happening } from '../game-ui.ts';
import { begun, type Composing, type Refit, refitted } from './composing.ts';

/** The table under a draft. */
export interface Under {
  readonly view: object;
  readonly happenings: readonly Pick<Happening<GameTypes>, 'seq' | 'isMine'>[];
  /** Whether a command of this seat is on its way. */
  readonly isSending: boolean;
  /** The newest entry that used up whatever was composed before it; 0 where there was none. */
  readonly spentAt: number;
}

/** A draft and the table that it was last fitted to. */
export interface Settled<D> {
  readonly composing: Composing<D>;
  readonly view: object;
  /** The newest entry that was seen. */
  readonly seq: number;
  readonly isSending: boolean;
  /** Entries that took something out of the draft while a command of this seat was on its way: one may be its own. */
  readonly unsure: readonly number[];
}

export function opened<D>(composing: Composing<D>, { view, happenings, isSending }: Under): Settled<D> {
  return { composing, view, seq: newestIn(happenings), isSending, unsure: [] };
}

/** After the table has changed, or an answer has come; the same object where neither did. */
export function settled<D>(before: Settled<D>, under: Under, refit: Refit<D>, empty: D): Settled<D> {
  const { view, happenings, isSending } = under;
  const isMineAfterAll = happenings.some(({ seq, isMine }) => isMine && before.unsure.includes(seq));
  const known = isMineAfterAll ? { ...before, composing: begun(before.composing.draft), unsure: [] } : before;
  const isSeen = known.view === view && known.isSending === isSending && known.seq === newestIn(happenings);
  if (isSeen) return known;
  return under.spentAt > known.seq ? opened(begun(empty), under) : fit(known, under, refit);
}

function fit<D>(before: Settled<D>, under: Under, refit: Refit<D>): Settled<D> {
  const news = under.happenings.filter(({ seq }) => seq > before.seq);
  // A new view without entries is a snapshot: what was on its way was most likely played.
  const isByMe = news.length === 0 ? before.isSending : news.some(({ isMine }) => isMine);
  const composing = before.view === under.view ? before.composing : refitted(before.composing, refit, isByMe);
  const after = opened(composing, under);
  if (!under.isSending) return after;
  const hasLostNow = composing !== before.composing && composing.hasLost;
  return { ...after, unsure: hasLostNow ? [...before.unsure, ...news.map(({ seq }) => seq)] : before.unsure };
}

/** Whether to tell of a loss: not while it may be what this seat has just played. */
export function isLossSure<D>({ composing, unsure }: Settled<D>): boolean {
  return composing.hasLost && unsure.length === 0;
}

function newestIn(happenings: Under['happenings']): number {
  return happenings.at(-1)?.seq ?? 0;
}
