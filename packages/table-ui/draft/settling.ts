import type { GameTypes } from '@tablee/kernel';
import type { Happening } from '../game-ui.ts';
import { beginDraft, type ComposedDraft, type Refit, refitDraft } from './composing.ts';

/** State of the table that a draft has to fit. */
export interface DraftBase {
  readonly view: object;
  readonly happenings: readonly Pick<Happening<GameTypes>, 'seq' | 'isMine'>[];
  /** True while a command of this seat has no answer. */
  readonly isSending: boolean;
  /** The latest entry that used up the whole draft; 0 if there is none. */
  readonly spentAt: number;
}

/** A draft, with the state of the table to which it was last fitted. */
export interface SettledDraft<D> {
  readonly composing: ComposedDraft<D>;
  readonly view: object;
  /** The latest entry taken into account. */
  readonly seq: number;
  readonly isSending: boolean;
  /** Entries that removed parts of the draft while a command of this seat had no answer: one may be that command. */
  readonly unsure: readonly number[];
}

export function openDraft<D>(composing: ComposedDraft<D>, { view, happenings, isSending }: DraftBase): SettledDraft<D> {
  return { composing, view, seq: newestIn(happenings), isSending, unsure: [] };
}

/** Fits a draft to a changed table or a new answer; the same object if there is neither. */
export function settleDraft<D>(before: SettledDraft<D>, under: DraftBase, refit: Refit<D>, empty: D): SettledDraft<D> {
  const { view, happenings, isSending } = under;
  const isMineAfterAll = happenings.some(({ seq, isMine }) => isMine && before.unsure.includes(seq));
  const known = isMineAfterAll ? { ...before, composing: beginDraft(before.composing.draft), unsure: [] } : before;
  const isSeen = known.view === view && known.isSending === isSending && known.seq === newestIn(happenings);
  if (isSeen) return known;
  return under.spentAt > known.seq ? openDraft(beginDraft(empty), under) : fit(known, under, refit);
}

function fit<D>(before: SettledDraft<D>, under: DraftBase, refit: Refit<D>): SettledDraft<D> {
  const news = under.happenings.filter(({ seq }) => seq > before.seq);
  // A new view without entries is a snapshot: the sent command was most likely played.
  const isByMe = news.length === 0 ? before.isSending : news.some(({ isMine }) => isMine);
  const composing = before.view === under.view ? before.composing : refitDraft(before.composing, refit, isByMe);
  const after = openDraft(composing, under);
  if (!under.isSending) return after;
  const hasLostNow = composing !== before.composing && composing.hasLost;
  return { ...after, unsure: hasLostNow ? [...before.unsure, ...news.map(({ seq }) => seq)] : before.unsure };
}

/** True if a loss may be reported: this seat has not just played the missing pieces itself. */
export function isLossSure<D>({ composing, unsure }: SettledDraft<D>): boolean {
  return composing.hasLost && unsure.length === 0;
}

function newestIn(happenings: DraftBase['happenings']): number {
  return happenings.at(-1)?.seq ?? 0;
}
