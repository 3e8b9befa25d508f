import { useEffect } from 'react';
import { useSay } from '../../locale/use-say.ts';

/** Calls somebody back from another tab when it is their turn. */
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
