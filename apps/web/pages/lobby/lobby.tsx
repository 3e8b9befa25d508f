import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import {
  Announcer,
  Avatar,
  avatarOf,
  Button,
  listOf,
  MuteButton,
  Ping,
  StatusLine,
  TableScreen,
} from '@tablee/table-ui';
import { speakerOf } from '@tablee/words';
import { BookOpen, MonitorSmartphone } from 'lucide-react';
import { use, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
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
import { spotsAround } from './around.ts';
import { HouseButton, HouseDialog } from './house-rules.tsx';
import { Invitation } from './invitation.tsx';
import { type LobbyStatus, lobbyStatus, nameAt } from './lobby-status.ts';
import { Options } from './options.tsx';
import { Place } from './place.tsx';
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
  const viewer = useStore(session.store, (state) => state.viewer);
  const { definition, words } = use(openRules(table.game, entry));
  const game = useBoxWords(entry)('name');
  const actions = useLobby(session, table);
  const talk = useTalk(session, table);
  const [opened, setOpened] = useState<Openable | null>(null);
  const close = (): void => setOpened(null);
  usePageTitle(say('lobby.title'));
  const own = viewer === null || viewer === 'spectator' ? null : viewer;
  const status = lobbyStatus(table, own, entry.players.min, say);
  const isMaker = own !== null && own === table.maker;
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
      <main className="lobby">
        <div className="lobby-scroll">
          <Places {...{ table, entry, own, isMaker, actions }} onGames={() => setOpened('games')} />
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
              definition={definition}
              say={speakerOf(words, locale)}
              chosen={table.options}
              onChoose={isMaker ? actions.choose : null}
            >
              <HouseButton onOpen={() => setOpened('house')} />
            </Options>
          </div>
          <MainButton {...{ table, own, isMaker, status, actions }} />
        </div>
      </main>
      <Talk {...{ session, table, talk }} within=".lobby" />
      <LineBanner line={useStore(session.store, ({ line }) => line)} />
      <Arrivals seats={table.seats} />
      <Opened {...{ opened, table, entry, isMaker, actions, close }} />
    </TableScreen>
  );
}

/** Who comes and goes, for whoever listens. */
function Arrivals({ seats }: Pick<TableInfo, 'seats'>) {
  return <Announcer lines={useArrivals(seats)} />;
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

interface PlacesProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly own: number | null;
  readonly isMaker: boolean;
  readonly actions: LobbyActions;
  readonly onGames: () => void;
}

function Places({ table, entry, own, isMaker, actions, onGames }: PlacesProps) {
  const say = useSay();
  const box = useBoxWords(entry);
  const spots = spotsAround(table.seats.length, own);
  return (
    <section className="lobby-stage" aria-label={say('lobby.places')}>
      <span className="lobby-box" aria-hidden="true">
        <GameBox entry={entry} />
      </span>
      <div className="lobby-strip">
        <span aria-hidden="true">
          <GameBox entry={entry} />
        </span>
        <p aria-hidden="true">
          {box('name')}
          <small>
            {say(`home.pace.${entry.pace}`)}, {say('home.minutes', { minutes: entry.minutes })}
          </small>
        </p>
        {isMaker && <AnotherGame table={table} onOpen={onGames} />}
      </div>
      <ul>
        {spots.map((spot, seat) => (
          <Place
            key={`${spot.x} ${spot.y}`}
            info={table.seats[seat] ?? { kind: 'open' }}
            {...{ seat, spot, isMaker, entry }}
            isMine={seat === own}
            canSit={own === null}
            onSeat={actions.arrange}
            onSit={actions.sit}
            onSendOff={actions.sendOff}
          />
        ))}
      </ul>
    </section>
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

interface MainButtonProps {
  readonly table: TableInfo;
  readonly own: number | null;
  readonly isMaker: boolean;
  readonly status: LobbyStatus;
  readonly actions: LobbyActions;
}

/** The one thing to do now: sit down, or begin. */
function MainButton({ table, own, isMaker, status, actions }: MainButtonProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  if (own === null) {
    const isFull = table.seats.every(({ kind }) => kind !== 'open');
    return (
      <Button look="now" className="lobby-go" disabled={isFull || actions.isBusy} onClick={() => actions.sit(null)}>
        {say('lobby.take-place')}
      </Button>
    );
  }
  if (!isMaker) {
    return (
      <Button look="paper" className="lobby-go" onClick={actions.standUp}>
        {say('lobby.stand-up')}
      </Button>
    );
  }
  const taken = table.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));
  const names = taken.filter((seat) => seat !== own).map((seat) => nameAt(table, seat));
  const count = taken.length;
  return (
    <Button look="now" className="lobby-go" disabled={!status.canStart || actions.isBusy} onClick={actions.start}>
      {say('lobby.start')}
      {status.canStart && (
        <small>
          <span className="lobby-go-names">{say('lobby.start-with', { count, names: listOf(names, locale) })}</span>
          <span className="lobby-go-count" aria-hidden="true">
            {say('lobby.start-count', { count })}
          </span>
        </small>
      )}
    </Button>
  );
}
