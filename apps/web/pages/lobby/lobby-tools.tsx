import { MuteButton, Ping } from '@tablee/table-ui';
import { BookOpen, MonitorSmartphone } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { TalkButton } from '../../parts/talk/talk-button.tsx';
import type { TalkUse } from '../../parts/talk/use-talk.ts';
import { useConnection } from '../../parts/use-connection.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { AnotherGame } from './another-game.tsx';
import styles from './lobby-tools.module.css';
import type { OpenDialog } from './opened.tsx';
import type { Room } from './room.ts';

interface LobbyToolsProps {
  readonly session: TableSession;
  readonly room: Room;
  readonly talk: TalkUse;
  readonly open: OpenDialog;
}

export function LobbyTools({ session, room: { table, own, isMaker }, talk, open }: LobbyToolsProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return (
    <>
      <Ping connection={useConnection(session)} locale={locale} />
      {isMaker && (
        <span className={styles['other']}>
          <AnotherGame table={table} onOpen={() => open('games')} />
        </span>
      )}
      {own !== null && ( // Without a seat there is nothing to continue on another device.
        <button type="button" className="icon-button" aria-label={say('device.open')} onClick={() => open('device')}>
          <MonitorSmartphone aria-hidden="true" />
        </button>
      )}
      <button type="button" className="icon-button" aria-label={say('play.rules')} onClick={() => open('rules')}>
        <BookOpen aria-hidden="true" />
      </button>
      <TalkButton talk={talk} />
      <MuteButton locale={locale} />
    </>
  );
}
