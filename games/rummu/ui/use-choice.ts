import { useMemo, useState } from 'react';
import type { Own } from './hand/order.ts';

export interface CardChoice {
  readonly chosen: readonly Own[];
  readonly active: readonly Own[];
  readonly isCarrying: boolean;
  readonly setChosen: (owns: readonly Own[]) => void;
  readonly setCarried: (own: Own | null) => void;
}

/** The chosen cards, while they are in the hand. */
export function useChoice(held: readonly Own[]): CardChoice {
  const [wanted, setChosen] = useState<readonly Own[]>([]);
  const [carried, setCarried] = useState<Own | null>(null);
  const chosen = useMemo(() => wanted.filter((own) => held.includes(own)), [wanted, held]);
  const active = useMemo(() => (carried === null || chosen.includes(carried) ? chosen : [carried]), [carried, chosen]);
  return { chosen, active, isCarrying: carried !== null, setChosen, setCarried };
}
