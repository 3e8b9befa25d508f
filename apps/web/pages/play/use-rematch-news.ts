import type { TableInfo } from '@tablee/protocol';
import { useEffect, useRef } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';

/** Who looks at the table once more, with the podium put aside, hears that the others want to play again. */
export function useRematchNews({ next }: TableInfo, isEndShown: boolean): void {
  const say = useSay();
  const known = useRef(next);
  useEffect(() => {
    const isNews = next !== null && next !== known.current;
    known.current = next;
    if (isNews && !isEndShown) tellOnce(say('end.wants-more'));
  }, [next, isEndShown, say]);
}
