import type { GameTypes } from '@tablee/kernel';
import type { Happening } from '../game-ui.ts';
import { begun, type Composing, type Refit, refitted } from './composing.ts';

/** State of the table that a draft has to fit. */
export interface Under {
  readonly view: object;
  readonly happenings: readonly Pick<Happening<GameTypes>, 'seq' | 'isMine'>[];
  /** True while a command of this seat has no answer. */
  readonly isSending: boolean;
  /** The latest entry that used up the whole draft; 0 if there is none. */
  readonly spentAt: number;
}

/** A draft, with the state of the table to which it was last fitted. */
export interface Settled<D> {
  readonly composing: Composing<D>;
  readonly view: object;
  /** The latest entry taken into account. */
  readonly seq: number;
  readonly isSending: boolean;
  /** Entries that removed parts of the draft while a command of this seat had no answer: one may be that command. */
  readonly unsure: readonly number[];
}

export function opened<D>(composing: Composing<D>, { view, happenings, isSending }: Under): Settled<D> {
  return { composing, view, seq: newestIn(happenings), isSending, unsure: [] };
}

/** Fits a draft to a changed table or a new answer; the same object if there is neither. */
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
  // A new view without entries is a snapshot: the sent command was most likely played.
  const isByMe = news.length === 0 ? before.isSending : news.some(({ isMine }) => isMine);
  const composing = before.view === under.view ? before.composing : refitted(before.composing, refit, isByMe);
  const after = opened(composing, under);
  if (!under.isSending) return after;
  const hasLostNow = composing !== before.composing && composing.hasLost;
  return { ...after, unsure: hasLostNow ? [...before.unsure, ...news.map(({ seq }) => seq)] : before.unsure };
}

/** True if a loss may be reported: this seat has not just played the missing pieces itself. */
export function isLossSure<D>({ composing, unsure }: Settled<D>): boolean {
  return composing.hasLost && unsure.length === 0;
}

function newestIn(happenings: Under['happenings']): number {
  return happenings.at(-1)?.seq ?? 0;
}
