import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useSay } from '../locale/use-say.ts';

/** Number of windows open over the table, and whether the match is paused for them. */
const reading = createStore(() => ({ windows: 0, isHeld: false }));

/** Counts an open window until the returned function is called. */
export function beginReading(): () => void {
  const count = (by: number): void => reading.setState(({ windows }) => ({ windows: windows + by }));
  count(1);
  return () => count(-1);
}

/** Counts this component as an open window while it is mounted. */
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

/** Tells in a window that the match is paused meanwhile. */
export function HeldNote() {
  const say = useSay();
  return useIsHeld() && <p className="held-note">{say('pause.held')}</p>;
}
