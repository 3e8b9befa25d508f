import { isSame } from '@tablee/kernel';

/** A turn that is being composed. A draft is plain JSON. */
export interface Composing<D> {
  readonly draft: D;
  /** The drafts before it, the latest last. */
  readonly past: readonly D[];
  /** Something went back to the hand because the table had changed, and nothing was composed since. */
  readonly hasLost: boolean;
}

/** The part of a draft that still fits the table. */
export type Refit<D> = (draft: D) => D;

/** More steps than anybody takes back. */
const LONGEST_PAST = 40;

export function begun<D>(draft: D): Composing<D> {
  return { draft, past: [], hasLost: false };
}

export function stepped<D>({ draft, past }: Composing<D>, next: D): Composing<D> {
  return { draft: next, past: [...past, draft].slice(-LONGEST_PAST), hasLost: false };
}

/** The draft as it was before the last step, without what no longer fits; steps that made no difference are passed over. */
export function takenBack<D>(composing: Composing<D>, refit: Refit<D>): Composing<D> {
  const { draft, past } = composing;
  const last = past.findLastIndex((before) => !isSame(refit(before), draft));
  if (last === -1) return { ...composing, past: [] };
  return { draft: refit(past[last] as D), past: past.slice(0, last), hasLost: false };
}

/** After the table has changed: `isByMe` where what is missing was played by this player. */
export function refitted<D>(composing: Composing<D>, refit: Refit<D>, isByMe: boolean): Composing<D> {
  const draft = refit(composing.draft);
  if (isSame(draft, composing.draft)) return composing;
  return isByMe ? begun(draft) : { ...composing, draft, hasLost: true };
}
