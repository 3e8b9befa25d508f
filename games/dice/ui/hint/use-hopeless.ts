import type { Seat } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { handOf, shownOf } from '../../rules/hand.ts';
import type { DiceView } from '../../rules/types.ts';
import { askSolver } from './ask-solver.ts';

/** Whether nothing of what this seat has thrown can be laid; null while that is not known. Asked only where it is wanted. */
export function useHopeless(view: DiceView, seat: Seat | null, isWanted: boolean): boolean | null {
  const [found, setFound] = useState<{ readonly view: DiceView; readonly isHopeless: boolean } | null>(null);
  const isAsked = isWanted && seat !== null && view.turn === seat && view.phase === 'lay';
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOld = false;
    const tell = (isHopeless: boolean): void => {
      if (!isOld) setFound({ view, isHopeless });
    };
    askSolver(view.table, shownOf(handOf(view, seat))).then(
      ({ placed }) => tell(placed.length === 0),
      () => tell(false), // without an answer nobody is told to give up
    );
    return () => {
      isOld = true;
    };
  }, [isAsked, view, seat]);
  return isAsked && found?.view === view ? found.isHopeless : null;
}
