import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import type { Announcement } from './speech-queue.ts';

/** `important` unless it says otherwise. */
export interface Line extends Omit<Announcement, 'when'>, Partial<Pick<Announcement, 'when'>> {
  readonly key: string | number;
}

/** Reads each new line to screen readers; those that are there when it comes are old. */
export function Announcer({ lines }: { readonly lines: readonly Line[] }) {
  const before = useRef(lines);
  useEffect(() => {
    const known = new Set(before.current.map(({ key }) => key));
    before.current = lines;
    for (const { key, text, ...how } of lines) {
      if (!known.has(key) && text !== '') announce(text, how);
    }
  }, [lines]);
  return null;
}
