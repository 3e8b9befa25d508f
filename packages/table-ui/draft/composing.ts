import { isSame } from '@tablee/kernel';

/** A turn that is being composed. A draft is plain JSON. */
export interface Composing<D> {
  readonly draft: D;
  /** Earlier drafts, latest last. */
  readonly past: readonly D[];
  /** True from the moment a change of the table sends pieces back to the hand until the next step. */
  readonly hasLost: boolean;
}

/** Answers with the part of a draft that still fits the table. */
export type Refit<D> = (draft: D) => D;

const LONGEST_PAST = 40;

export function begun<D>(draft: D): Composing<D> {
  return { draft, past: [], hasLost: false };
}

export function stepped<D>({ draft, past }: Composing<D>, next: D): Composing<D> {
  return { draft: next, past: [...past, draft].slice(-LONGEST_PAST), hasLost: false };
}

/** The draft before the last step, without the parts that no longer fit. Steps that then make no difference are skipped. */
export function takenBack<D>(composing: Composing<D>, refit: Refit<D>): Composing<D> {
  const { draft, past } = composing;
  const last = past.findLastIndex((before) => !isSame(refit(before), draft));
  if (last === -1) return { ...composing, past: [] };
  return { draft: refit(past[last] as D), past: past.slice(0, last), hasLost: false };
}

/** Refits a draft after a change of the table; `isByMe` if this player has played the missing pieces. */
export function refitted<D>(composing: Composing<D>, refit: Refit<D>, isByMe: boolean): Composing<D> {
  const draft = refit(composing.draft);
  if (isSame(draft, composing.draft)) return composing;
  return isByMe ? begun(draft) : { ...composing, draft, hasLost: true };
}
