import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { Announcer, Avatar, avatarOf, MuteButton, Ping, StatusLine, TableScreen, useKeepFocus } from '@tablee/table-ui';
import { sayRefusal, speakerOf } from '@tablee/words';
import { BookOpen, MonitorSmartphone } from 'lucide-react';
import { use, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { openRules } from '../../parts/open-game.ts';
import { OtherDevice } from '../../parts/other-device.tsx';
import { Talk } from '../../parts/talk/talk.tsx';
import { TalkButton } from '../../parts/talk/talk-button.tsx';
import { type TalkUse, useTalk } from '../../parts/talk/use-talk.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useConnection } from '../../parts/use-connection.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { goTo } from '../../router/use-route.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { LineBanner } from '../play/line-banner.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { AnotherGame, GamesDialog } from './another-game.tsx';
import { HouseButton, HouseDialog } from './house-rules.tsx';
import { Invitation } from './invitation.tsx';
import { type LobbyStatus, lobbyStatus } from './lobby-status.ts';
import { MainButton } from './main-button.tsx';
import { Options } from './options.tsx';
import { Places } from './places.tsx';
import type { Room, SayRule } from './room.ts';
import { useArrivals } from './use-arrivals.ts';
import { type LobbyActions, useLobby } from './use-lobby.ts';

interface LobbyProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly code: string | null;
}

/** Where people gather around the box before the match. */
export default function Lobby({ session, table, entry, code }: LobbyProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { room, sayRule } = useRoom(session, table, entry);
  const { own, isMaker, actions } = room;
  const game = useBoxWords(entry)('name');
  const talk = useTalk(session, table);
  const [opened, setOpened] = useState<Openable | null>(null);
  const close = (): void => setOpened(null);
  const root = useRef<HTMLElement>(null);
  useKeepFocus(root);
  usePageTitle(say('lobby.title'));
  const status = lobbyStatus(table, own, { say, locale, sayRule });
  return (
    <TableScreen
      title={say('lobby.title')}
      subtitle={say('lobby.sub', { game, ...entry.players })}
      locale={locale}
      onLeave={() => goTo({ page: 'home' })}
      tools={
        <Tools
          session={session}
          talk={talk}
          onRules={() => setOpened('rules')}
          onDevice={own === null ? null : () => setOpened('device')}
        />
      }
    >
      <main className="lobby" ref={root}>
        <div className="lobby-scroll">
          <Places room={room} onGames={() => setOpened('games')} />
          <Invitation id={table.id} game={game} code={code} />
        </div>
        <div className="lobby-tray tray wood">
          <Status {...{ session, table, status }} />
          <div className="lobby-options">
            <div className="lobby-options-head">
              <h2>{say('lobby.options')}</h2>
              {isMaker && <AnotherGame table={table} onOpen={() => setOpened('games')} />}
            </div>
            <Options
              definition={room.definition}
              say={room.sayGame}
              chosen={table.options}
              onChoose={isMaker ? actions.choose : null}
            >
              <HouseButton onOpen={() => setOpened('house')} />
            </Options>
          </div>
          <MainButton room={room} canStart={status.canStart} />
        </div>
      </main>
      <Talk {...{ session, table, talk }} within=".lobby" />
      <LineBanner line={useStore(session.store, ({ line }) => line)} />
      <Arrivals seats={table.seats} own={own} />
      <Opened {...{ opened, table, entry, isMaker, actions, close }} />
    </TableScreen>
  );
}

/** The table as this person is at it. Suspends while the rules are fetched. */
function useRoom(session: TableSession, table: TableInfo, entry: UiEntry): { room: Room; sayRule: SayRule } {
  const locale = useSettings((settings) => settings.locale);
  const viewer = useStore(session.store, (state) => state.viewer);
  const { definition, words } = use(openRules(table.game, entry));
  const sayGame = useMemo(() => speakerOf(words, locale), [words, locale]);
  const sayRule: SayRule = (refusal, nameOf) => sayRefusal(words, locale, refusal, nameOf);
  const actions = useLobby(session, table, sayRule);
  const own = viewer === null || viewer === 'spectator' ? null : viewer;
  const isMaker = own !== null && own === table.maker;
  return { room: { table, entry, definition, sayGame, own, isMaker, actions }, sayRule };
}

/** Who comes and goes, for whoever listens. */
function Arrivals({ seats, own }: Pick<TableInfo, 'seats'> & Pick<Room, 'own'>) {
  return <Announcer lines={useArrivals(seats, own)} />;
}

type Openable = 'rules' | 'device' | 'games' | 'house';

interface OpenedProps {
  readonly opened: Openable | null;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly isMaker: boolean;
  readonly actions: LobbyActions;
  readonly close: () => void;
}

/** What lies in front of the lobby. */
function Opened({ opened, table, entry, isMaker, actions, close }: OpenedProps) {
  switch (opened) {
    case 'device':
      return <OtherDevice id={table.id} onClose={close} />;
    case 'games':
      return <GamesDialog table={table} onChoose={actions.switchGame} onClose={close} />;
    case 'house':
      return (
        <HouseDialog table={table} pace={entry.pace} onChoose={isMaker ? actions.chooseHouse : null} onClose={close} />
      );
    case 'rules':
      return <RulesDrawer game={table.game} entry={entry} refused={null} onClose={close} />;
    case null:
      return null;
  }
}

interface ToolsProps {
  readonly session: TableSession;
  readonly talk: TalkUse;
  readonly onRules: () => void;
  /** Null for whoever has no seat to go on with elsewhere. */
  readonly onDevice: (() => void) | null;
}

function Tools({ session, talk, onRules, onDevice }: ToolsProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return (
    <>
      <Ping connection={useConnection(session)} locale={locale} />
      {onDevice !== null && (
        <button type="button" className="icon-button" aria-label={say('device.open')} onClick={onDevice}>
          <MonitorSmartphone aria-hidden="true" />
        </button>
      )}
      <button type="button" className="icon-button" aria-label={say('play.rules')} onClick={onRules}>
        <BookOpen aria-hidden="true" />
      </button>
      <TalkButton talk={talk} />
      <MuteButton locale={locale} />
    </>
  );
}

interface StatusProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly status: LobbyStatus;
}

function Status({ session, table, status: { seat, title, text } }: StatusProps) {
  const locale = useSettings((settings) => settings.locale);
  return (
    <div className="lobby-status" role="status">
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
