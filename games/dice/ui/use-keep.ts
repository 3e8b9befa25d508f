import { isSame, type Seat } from '@tablee/kernel';
import { useMemo, useState } from 'react';
import { handOf, mayKeep } from '../rules/hand.ts';
import type { DiceView, OwnDie } from '../rules/types.ts';

export interface Keeping {
  /** RX-9, RX-A1: true if dice may be kept now. */
  readonly canKeep: boolean;
  readonly kept: ReadonlySet<number>;
  readonly toggle: (die: number) => void;
  readonly rollAll: () => void;
  /** Keeps exactly these dice. */
  readonly keep: (dice: ReadonlySet<number>) => void;
}

const NONE: readonly OwnDie[] = [];

/** The dice to keep in the next throw; each turn begins with none. */
export function useKeep(view: DiceView, me: Seat | null): Keeping {
  const [choice, setChoice] = useState(NONE);
  const hand = me === null ? NONE : handOf(view, me);
  const kept = stillKept(view, me, choice);
  if (kept !== choice) setChoice(kept);
  return {
    canKeep: mayKeep(view, hand),
    kept: useMemo(() => new Set(kept.map(({ die }) => die)), [kept]),
    toggle: (die) => {
      const others = kept.filter((one) => one.die !== die);
      setChoice(others.length < kept.length ? others : [...kept, ...hand.filter((one) => one.die === die)]);
    },
    rollAll: () => setChoice(NONE),
    keep: (dice) => setChoice(hand.filter(({ die }) => dice.has(die))),
  };
}

/**
 * Clears the choice after its throw, so that it does not reappear in a later turn. A page that missed the throw notices
 * it by a changed face.
 */
export function stillKept(view: DiceView, me: Seat | null, kept: readonly OwnDie[]): readonly OwnDie[] {
  if (kept.length === 0) return kept;
  if (me === null || view.turn !== me || view.phase !== 'roll') return NONE;
  const hand = handOf(view, me);
  return kept.every((one) => hand.some((die) => isSame(die, one))) ? kept : NONE;
}
