import type { GameTypes } from '@tablee/kernel';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Happening } from './game-ui.ts';

/** Calls `onSight` once for each new sight, before it is painted. Sights of the first render are old. */
export function useNews<G extends GameTypes>(
  happenings: readonly Happening<G>[],
  onSight: (sight: G['sight']) => void,
): void {
  const last = useRef(happenings.at(-1)?.seq ?? -1);
  const tell = useEffectEvent(onSight); // another callback does not make old sights new
  useLayoutEffect(() => {
    const news = happenings.filter(({ seq }) => seq > last.current);
    last.current = happenings.at(-1)?.seq ?? last.current;
    for (const sight of news.flatMap(({ sights }) => sights)) tell(sight);
  }, [happenings]);
}
