import type { Json, Mind } from '@tablee/kernel';
import type { Card, RummuSight, RummuTypes } from './types.ts';

/** Memory of a player who has watched the whole round. */
export interface RoundMemory {
  /** The discards, the top card last. */
  readonly discards: readonly Card[];
  /** The cards that were shuffled into the present stock; null for the first stock (RM-A18). */
  readonly mixed: readonly Card[] | null;
}

const EMPTY_MEMORY: RoundMemory = { discards: [], mixed: null };

/** Null if nothing was remembered. */
export function readMemory(memory: Json): RoundMemory | null {
  return memory as unknown as RoundMemory | null;
}

export const rummuMind: Mind<RummuTypes> = {
  start: EMPTY_MEMORY as unknown as Json,
  remember: (memory, sight) => recall(readMemory(memory) ?? EMPTY_MEMORY, sight) as unknown as Json,
};

function recall(seen: RoundMemory, sight: RummuSight): RoundMemory {
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
