import { isSame, type Seat } from '@tablee/kernel';
import { useMemo, useState } from 'react';
import { handOf, mayKeep } from '../rules/hand.ts';
import type { DiceView, OwnDie } from '../rules/types.ts';

export interface Keeping {
  /** RX-9, RX-A1: whether dice may be left lying now. */
  readonly canKeep: boolean;
  readonly kept: ReadonlySet<number>;
  readonly toggle: (die: number) => void;
  readonly rollAll: () => void;
  /** Keeps these, and no others. */
  readonly keep: (dice: ReadonlySet<number>) => void;
}

const NONE: readonly OwnDie[] = [];

/** Which dice are left lying by the next throw: each turn begins with none. */
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
 * A choice is forgotten with the throw it was for, or it would come back in a later turn in which as many dice are left. A
 * page that was cut off may have missed that throw: then a die shows something else.
 */
export function stillKept(view: DiceView, me: Seat | null, kept: readonly OwnDie[]): readonly OwnDie[] {
  if (kept.length === 0) return kept;
  if (me === null || view.turn !== me || view.phase !== 'roll') return NONE;
  const hand = handOf(view, me);
  return kept.every((one) => hand.some((die) => isSame(die, one))) ? kept : NONE;
}
