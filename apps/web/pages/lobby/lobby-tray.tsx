import { Avatar, avatarOf, StatusLine } from '@tablee/table-ui';
import { useSay } from '../../locale/use-say.ts';
import { useConnection } from '../../parts/use-connection.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { AnotherGame } from './another-game.tsx';
import type { LobbyStatus } from './lobby-status.ts';
import styles from './lobby-tray.module.css';
import { MainButton } from './main-button.tsx';
import type { OpenDialog } from './opened.tsx';
import type { Room } from './room.ts';
import { VariantChips } from './variant-chips.tsx';

interface LobbyTrayProps {
  readonly session: TableSession;
  readonly room: Room;
  readonly status: LobbyStatus;
  readonly open: OpenDialog;
}

/** Status line, options, and the main button. */
export function LobbyTray({ session, room, status, open }: LobbyTrayProps) {
  return (
    <div className={`tray wood ${styles['tray'] ?? ''}`}>
      <Status {...{ session, room, status }} />
      <HowItIsPlayed {...{ room, open }} />
      <MainButton room={room} canStart={status.canStart} />
    </div>
  );
}

function Status({ session, room: { table }, status: { seat, title, text } }: Omit<LobbyTrayProps, 'open'>) {
  const locale = useSettings((settings) => settings.locale);
  return (
    <div className={styles['status']}>
      <StatusLine
        locale={locale}
        connection={useConnection(session)}
        avatar={seat === null ? null : <Avatar seat={seat} name={avatarOf(table.seats[seat])} />}
        title={title}
      >
        {text}
      </StatusLine>
    </div>
  );
}

function HowItIsPlayed({ room, open }: Pick<LobbyTrayProps, 'room' | 'open'>) {
  const say = useSay();
  const { table, isMaker } = room;
  return (
    <div className={styles['how']}>
      <div className={styles['head']}>
        <h2>{say('lobby.options')}</h2>
        {isMaker && <AnotherGame table={table} onOpen={() => open('games')} />}
      </div>
      <VariantChips room={room} open={open} />
    </div>
  );
}
