import type { TableInfo } from '@tablee/protocol';
import { useEffect, useRef } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';

/** Shows a notice about a rematch while the podium is hidden. */
export function useRematchNews({ next }: TableInfo, isEndShown: boolean): void {
  const say = useSay();
  const known = useRef(next);
  useEffect(() => {
    const isNews = next !== null && next !== known.current;
    known.current = next;
    if (isNews && !isEndShown) showNotice(say('end.wants-more'));
  }, [next, isEndShown, say]);
}
