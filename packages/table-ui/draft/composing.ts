import { isSame } from '@tablee/kernel';

/** A turn that is being composed. A draft is plain JSON. */
export interface ComposedDraft<D> {
  readonly draft: D;
  /** Earlier drafts, latest last. */
  readonly past: readonly D[];
  /** True from the moment a change of the table sends pieces back to the hand until the next step. */
  readonly hasLost: boolean;
}

/** Answers with the part of a draft that still fits the table. */
export type Refit<D> = (draft: D) => D;

const MAX_PAST_DRAFTS = 40;

export function beginDraft<D>(draft: D): ComposedDraft<D> {
  return { draft, past: [], hasLost: false };
}

export function stepTo<D>({ draft, past }: ComposedDraft<D>, next: D): ComposedDraft<D> {
  return { draft: next, past: [...past, draft].slice(-MAX_PAST_DRAFTS), hasLost: false };
}

/** The draft before the last step, without the parts that no longer fit. Steps that then make no difference are skipped. */
export function takeBack<D>(composing: ComposedDraft<D>, refit: Refit<D>): ComposedDraft<D> {
  const { draft, past } = composing;
  const last = past.findLastIndex((before) => !isSame(refit(before), draft));
  if (last === -1) return { ...composing, past: [] };
  return { draft: refit(past[last] as D), past: past.slice(0, last), hasLost: false };
}

/** Refits a draft after a change of the table; `isByMe` if this player has played the missing pieces. */
export function refitDraft<D>(composing: ComposedDraft<D>, refit: Refit<D>, isByMe: boolean): ComposedDraft<D> {
  const draft = refit(composing.draft);
  if (isSame(draft, composing.draft)) return composing;
  return isByMe ? beginDraft(draft) : { ...composing, draft, hasLost: true };
}
