import type { TableInfo } from '@tablee/protocol';
import { useEffect, useRef } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';
import { lobbyNews } from './lobby-news.ts';

/** Shows notices about what the maker has changed. `game` is the name of the present game. */
export function useLobbyNews(table: TableInfo, own: number | null, game: string): void {
  const say = useSay();
  const before = useRef({ table, own });
  useEffect(() => {
    const after = { table, own };
    for (const text of lobbyNews(before.current, after, game, say)) showNotice(text);
    before.current = after;
  }, [table, own, game, say]);
}
