import { MuteButton, Ping } from '@tablee/table-ui';
import { BookOpen, MonitorSmartphone } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { TalkButton } from '../../parts/talk/talk-button.tsx';
import type { TalkUse } from '../../parts/talk/use-talk.ts';
import { useConnection } from '../../parts/use-connection.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Open } from './opened.tsx';

interface LobbyToolsProps {
  readonly session: TableSession;
  readonly talk: TalkUse;
  /** Without a seat there is nothing to go on with on another device. */
  readonly isSeated: boolean;
  readonly open: Open;
}

export function LobbyTools({ session, talk, isSeated, open }: LobbyToolsProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return (
    <>
      <Ping connection={useConnection(session)} locale={locale} />
      {isSeated && (
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
