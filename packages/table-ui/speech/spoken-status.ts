import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Announces the text of a status line once it has changed, with low urgency. Leaves out refusals, which are announced as
 * the answer to a try, and running clocks.
 */
export function useSpokenStatus(isRefused: boolean): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  const last = useRef('');
  useEffect(() => {
    const words = isRefused ? '' : wordsIn(line.current);
    if (words === '' || words === last.current) return;
    last.current = words;
    announce(words, { when: 'idle', about: 'status' });
  });
  return line;
}

function wordsIn(line: HTMLElement | null): string {
  const words = line?.querySelector('.status-words')?.cloneNode(true);
  if (!(words instanceof Element)) return '';
  for (const clock of words.querySelectorAll('.status-until, [role="timer"], [aria-hidden="true"]')) clock.remove();
  return (words.textContent ?? '').replace(/\s+/g, ' ').trim();
}
