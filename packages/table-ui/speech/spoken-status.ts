import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * What a status line shows is said too, once, when there is nothing more urgent to say. A refusal is told as the answer to
 * what was tried, and a clock that runs in the line is nobody's news.
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
