import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import type { Announcement } from './speech-queue.ts';

/** An announcement with a key; `important` by default. */
export interface AnnouncedLine extends Omit<Announcement, 'when'>, Partial<Pick<Announcement, 'when'>> {
  readonly key: string | number;
}

/** Announces each line with a new key; the lines of the first render are old. */
export function Announcer({ lines }: { readonly lines: readonly AnnouncedLine[] }) {
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
