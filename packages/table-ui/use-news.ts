import type { GameTypes } from '@tablee/kernel';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Happening } from './game-ui.ts';

/** Each sight once, as it comes and before it is drawn; what was there when the page came is old. */
export function useNews<G extends GameTypes>(
  happenings: readonly Happening<G>[],
  onSight: (sight: G['sight']) => void,
): void {
  const last = useRef(happenings.at(-1)?.seq ?? -1);
  const tell = useEffectEvent(onSight); // what is said of news does not make it new
  useLayoutEffect(() => {
    const news = happenings.filter(({ seq }) => seq > last.current);
    last.current = happenings.at(-1)?.seq ?? last.current;
    for (const sight of news.flatMap(({ sights }) => sights)) tell(sight);
  }, [happenings]);
}
