import { focusOn } from '@tablee/table-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useSay } from '../locale/use-say.ts';

/** The page that was loaded first keeps the focus where the browser put it. */
let lastPath: string | null = location.pathname;
let isFirst = true;

/** The next page is another one, whatever its address: where a question stood is a table now. */
export function turnPage(): void {
  lastPath = null;
}

/** Names the page, and moves the focus to its heading. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const say = useSay();
  useEffect(() => {
    document.title = `${title} · ${say('app')}`;
  }, [title, say]);
  return useHeadingFocus();
}

/** Who listens instead of looking learns that the page is another one: its heading is read. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Also where only what is on it changes, as from a lobby to its match: what had the focus is gone.
    const isLost = !isFirst && (document.activeElement === null || document.activeElement === document.body);
    if (isLost || location.pathname !== lastPath) focusOn(heading.current ?? document.querySelector('h1'));
    lastPath = location.pathname;
    isFirst = false;
  }, []);
  return heading;
}
