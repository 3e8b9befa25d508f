import type { Json, Mind } from '@tablee/kernel';
import type { Card, RummuSight, RummuTypes } from './types.ts';

/** What somebody keeps in mind who has watched the whole round. */
export interface Seen {
  /** The discards, the top card last. */
  readonly discards: readonly Card[];
  /** What the present stock was made of; null for the first one, of which nobody knows anything (RM-A18). */
  readonly mixed: readonly Card[] | null;
}

const NOTHING: Seen = { discards: [], mixed: null };

/** Null where nothing was kept. */
export function readSeen(memory: Json): Seen | null {
  return memory as unknown as Seen | null;
}

export const rummuMind: Mind<RummuTypes> = {
  start: NOTHING as unknown as Json,
  remember: (memory, sight) => recall(readSeen(memory) ?? NOTHING, sight) as unknown as Json,
};

function recall(seen: Seen, sight: RummuSight): Seen {
  const { discards } = seen;
  switch (sight.kind) {
    case 'dealt':
      return { discards: [sight.up], mixed: null };
    case 'discarded':
      return { ...seen, discards: [...discards, sight.card] };
    case 'took':
      return { ...seen, discards: discards.slice(0, -1) };
    case 'renewed':
      return { discards: discards.slice(-1), mixed: discards.slice(0, -1) };
    default:
      return seen;
  }
}
