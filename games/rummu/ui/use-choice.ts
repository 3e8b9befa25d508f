import { useMemo, useState } from 'react';
import type { OwnCard } from './hand/order.ts';

export interface CardChoice {
  readonly chosen: readonly OwnCard[];
  readonly active: readonly OwnCard[];
  readonly isCarrying: boolean;
  readonly setChosen: (owns: readonly OwnCard[]) => void;
  readonly setCarried: (own: OwnCard | null) => void;
}

/** The chosen cards, while they are in the hand. */
export function useChoice(held: readonly OwnCard[]): CardChoice {
  const [wanted, setChosen] = useState<readonly OwnCard[]>([]);
  const [carried, setCarried] = useState<OwnCard | null>(null);
  const chosen = useMemo(() => wanted.filter((own) => held.includes(own)), [wanted, held]);
  const active = useMemo(() => (carried === null || chosen.includes(carried) ? chosen : [carried]), [carried, chosen]);
  return { chosen, active, isCarrying: carried !== null, setChosen, setCarried };
}
