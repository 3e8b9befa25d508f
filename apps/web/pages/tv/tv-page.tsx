import '../../styles/tv.css';
import { BIG_SCREEN } from '@tablee/table-ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { goTo } from '../../router/use-route.ts';
import { LineBanner } from '../play/line-banner.tsx';
import { useWakeLock } from '../play/use-wake-lock.ts';
import { TableDoor, type TablePageProps } from '../table-door.tsx';
import { Stage } from './stage.tsx';
import { TvLobby } from './tv-lobby.tsx';
import { TvMatch } from './tv-match.tsx';
import { useIdle } from './use-idle.ts';
import { useWideViewport } from './use-wide-viewport.ts';

/** A table on a shared screen: always a spectator, even if a player opened it. */
export default function TvPage({ id }: { readonly id: string }) {
  useWakeLock(true);
  useWideViewport();
  return <TableDoor id={id} as="watcher" Room={Room} />;
}

const RELOAD_DELAY_MS = 10_000;

function Room({ session, table, entry, open, code }: TablePageProps) {
  const isIdle = useIdle();
  const line = useStore(session.store, (state) => state.line);
  const { next } = table;
  useEffect(() => {
    // Follows the rematch by itself: a television is out of reach.
    if (next !== null) goTo({ page: 'tv', id: next }, 'replace');
  }, [next]);
  useEffect(() => {
    if (line !== 'outdated') return;
    const timer = setTimeout(() => location.reload(), RELOAD_DELAY_MS); // Reloads by itself after an update of the server.
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <div className="table tv" data-idle={isIdle || undefined}>
      <div className="tv-rim" />
      {table.status === 'waiting' ? (
        <TvLobby {...{ session, table, entry, code }} />
      ) : (
        <TvMatch {...{ session, table, entry, open }} />
      )}
      <Stage least={BIG_SCREEN}>
        <LineBanner line={line} />
      </Stage>
    </div>
  );
}
