import type { Json, Mind } from '@tablee/kernel';
import type { Card, SnatchSight, SnatchTypes, SnatchView } from './types.ts';

/** Cards of the pile, and spent cards that were taken from it. */
interface KnownCards {
  readonly pile: readonly Card[];
  readonly spent: readonly Card[];
}

export const snatchMind: Mind<SnatchTypes> = {
  start: { pile: [], spent: [] },
  remember: (memory, sight, view) => keep(memory as unknown as KnownCards, sight, view) as unknown as Json,
};

export function spentIn(memory: Json): readonly Card[] {
  return (memory as unknown as KnownCards | null)?.spent ?? [];
}

function keep({ pile, spent }: KnownCards, sight: SnatchSight, view: SnatchView): KnownCards {
  switch (sight.kind) {
    case 'dealt':
      return { pile: view.pile, spent };
    case 'dropped':
    case 'turned':
      return { pile: [...pile, sight.card], spent };
    case 'snatched':
      return { pile: [], spent: [...spent, ...pile, sight.card] };
    case 'slapped':
      return { pile: [], spent: [...spent, ...pile] };
    case 'mixed':
      return { pile, spent: [] };
    default:
      return { pile, spent };
  }
}
