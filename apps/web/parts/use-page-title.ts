import { focusOn } from '@tablee/table-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useSay } from '../locale/use-say.ts';

/** The first page keeps the focus that the browser gave it. */
let lastPath: string | null = location.pathname;
let isFirst = true;

/** Makes the next heading take the focus although the address stays the same. */
export function turnPage(): void {
  lastPath = null;
}

/** Sets the document title and focuses the heading. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const say = useSay();
  useEffect(() => {
    document.title = `${title} · ${say('app')}`;
  }, [title, say]);
  return useHeadingFocus();
}

/** Focuses the heading, so that screen readers announce the new page. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Also without a new address, for example from lobby to match: the focused element no longer exists.
    const isLost = !isFirst && (document.activeElement === null || document.activeElement === document.body);
    if (isLost || location.pathname !== lastPath) focusOn(heading.current ?? document.querySelector('h1'));
    lastPath = location.pathname;
    isFirst = false;
  }, []);
  return heading;
}
