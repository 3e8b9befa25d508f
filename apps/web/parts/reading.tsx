import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useSay } from '../locale/use-say.ts';

/** How many windows lie before the table, and whether the match stands because of them. */
const reading = createStore(() => ({ windows: 0, isHeld: false }));

/** Somebody reads and does not play, until the answer is called. */
export function beginReading(): () => void {
  const count = (by: number): void => reading.setState(({ windows }) => ({ windows: windows + by }));
  count(1);
  return () => count(-1);
}

/** As long as this is drawn, somebody reads it and does not play. */
export function useReading(): void {
  useEffect(() => beginReading(), []);
}

export function useIsReading(): boolean {
  return useStore(reading, ({ windows }) => windows > 0);
}

export function useIsHeld(): boolean {
  return useStore(reading, ({ isHeld }) => isHeld);
}

export function setHeld(isHeld: boolean): void {
  reading.setState({ isHeld });
}

/** On top of what is read: it costs no time. */
export function HeldNote() {
  const say = useSay();
  return useIsHeld() && <p className="held-note">{say('pause.held')}</p>;
}
