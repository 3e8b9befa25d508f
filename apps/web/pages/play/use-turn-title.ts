import { useEffect } from 'react';
import { useSay } from '../../locale/use-say.ts';

/** Shows « your turn » in the title of the tab while the page is hidden. */
export function useTurnTitle(title: string, isMyTurn: boolean): void {
  const say = useSay();
  useEffect(() => {
    const show = (): void => {
      const isCalling = isMyTurn && document.visibilityState === 'hidden';
      document.title = `${isCalling ? say('play.your-turn') : title} · ${say('app')}`;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [title, isMyTurn, say]);
}
