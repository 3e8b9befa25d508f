import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import type { Urgency } from './speech-queue.ts';

export interface Line {
  readonly key: string | number;
  readonly text: string;
  /** `important` unless told. */
  readonly when?: Urgency;
  /** Of two that wait and are about the same, the newer one is said. */
  readonly about?: string;
}

/** Reads each new line to screen readers; those that are there when it comes are old. */
export function Announcer({ lines }: { readonly lines: readonly Line[] }) {
  const before = useRef(lines);
  useEffect(() => {
    const known = new Set(before.current.map(({ key }) => key));
    before.current = lines;
    for (const { key, text, when = 'important', about } of lines) {
      if (!known.has(key) && text !== '') announce(text, about === undefined ? { when } : { when, about });
    }
  }, [lines]);
  return null;
}
