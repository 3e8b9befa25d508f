import { useState } from 'react';
import { mayKeep } from '../rules/hand.ts';
import type { DiceView, OwnDie } from '../rules/types.ts';

export interface Keeping {
  /** RX-9, RX-A1: whether dice may be left lying now. */
  readonly canKeep: boolean;
  readonly kept: ReadonlySet<number>;
  readonly toggle: (die: number) => void;
  readonly rollAll: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Which dice are left lying by the next throw: each turn begins with none. */
export function useKeep(view: DiceView, hand: readonly OwnDie[]): Keeping {
  const turn = `${view.round} ${view.turn} ${hand.length} ${view.fruitless.join()}`;
  const [choice, setChoice] = useState({ turn, kept: NONE });
  const canKeep = mayKeep(view, hand);
  const kept = canKeep && choice.turn === turn ? choice.kept : NONE;
  return {
    canKeep,
    kept,
    toggle: (die) => {
      const next = new Set(kept);
      if (!next.delete(die)) next.add(die);
      setChoice({ turn, kept: next });
    },
    rollAll: () => setChoice({ turn, kept: NONE }),
  };
}
