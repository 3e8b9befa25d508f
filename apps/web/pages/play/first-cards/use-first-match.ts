import type { TableInfo } from '@tablee/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../../locale/use-say.ts';
import { newCards, rememberCards } from '../../../session/known-games.ts';
import type { TableSession } from '../../../session/table-session.ts';
import { type BriefLine, briefOf } from '../../rules/brief-lines.ts';
import type { PageMatch } from '../use-match.ts';

/**
 * The newcomer's cards, from the moment the match waits for this player until they are closed; null for none. If no
 * card is new, tells the host at once that the match need not wait.
 */
export function useFirstMatch(
  session: TableSession,
  table: TableInfo,
  match: PageMatch,
): { readonly cards: readonly BriefLine[] | null; readonly understand: () => void } {
  const { game, status, wait, options } = table;
  const { ui, viewer, say } = match;
  const sayPage = useSay();
  const hasSaid = useStore(session.store, ({ saidReady }) => saidReady === 'rules');
  const [shown, setShown] = useState<readonly BriefLine[] | null>(null);
  const isAwaited = wait?.for === 'rules' && wait.awaited.some((seat) => seat === viewer);
  const isDue = isAwaited && !hasSaid && shown === null;
  const told = isDue
    ? newCards(game, briefOf(ui.brief?.first(options, seatOptionsOf(table, match)) ?? [], options, say, sayPage))
    : [];
  if (told.length > 0) setShown(told);
  const isNothingNew = isDue && told.length === 0;
  useEffect(() => {
    if (isNothingNew) session.sayReady('rules');
  }, [session, isNothingNew]);
  return {
    cards: status === 'playing' ? shown : null,
    understand: () => {
      rememberCards(game, shown ?? []);
      setShown(null);
      session.sayReady('rules');
    },
  };
}

/** The viewer's own seat options. */
export function seatOptionsOf(
  { seatOptions }: TableInfo,
  { viewer }: PageMatch,
): TableInfo['seatOptions'][number] | undefined {
  return viewer === null || viewer === 'spectator' ? undefined : seatOptions[viewer];
}
