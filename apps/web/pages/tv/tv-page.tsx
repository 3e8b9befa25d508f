import '../../styles/tv.css';
import { useEffect } from 'react';
import { goTo } from '../../router/use-route.ts';
import { useWakeLock } from '../play/use-wake-lock.ts';
import { type RoomProps, TableDoor } from '../table-door.tsx';
import { TvLobby } from './tv-lobby.tsx';
import { TvMatch } from './tv-match.tsx';
import { useIdle } from './use-idle.ts';

/** A table on a screen that everybody sees: always as a spectator, whoever opened it. */
export default function TvPage({ id }: { readonly id: string }) {
  useWakeLock(true);
  return <TableDoor id={id} as="watcher" Room={Room} />;
}

function Room({ session, table, entry, open, code }: RoomProps) {
  const isIdle = useIdle();
  const { next } = table;
  useEffect(() => {
    if (next !== null) goTo({ page: 'tv', id: next }, 'replace'); // nobody should have to get up for a rematch
  }, [next]);
  return (
    <div className="table tv" data-idle={isIdle || undefined}>
      <div className="tv-rim" />
      {table.status === 'waiting' ? (
        <TvLobby {...{ session, table, entry, code }} />
      ) : (
        <TvMatch {...{ session, table, entry, open }} />
      )}
    </div>
  );
}
