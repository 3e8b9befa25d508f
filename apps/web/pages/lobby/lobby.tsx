import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { Announcer, TableScreen, useKeepFocus } from '@tablee/table-ui';
import { sayRefusal, speakerOf } from '@tablee/words';
import { use, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { openRules } from '../../parts/open-game.ts';
import { rangeFacts } from '../../parts/range-facts.ts';
import { Talk } from '../../parts/talk/talk.tsx';
import { useTalk } from '../../parts/talk/use-talk.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { turnPage, usePageTitle } from '../../parts/use-page-title.ts';
import { goTo } from '../../router/use-route.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { LineBanner } from '../play/line-banner.tsx';
import { GameStrip } from './game-strip.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { lobbyStatus } from './lobby-status.ts';
import { lobbyTitle } from './lobby-title.ts';
import { LobbyTools } from './lobby-tools.tsx';
import { LobbyTray } from './lobby-tray.tsx';
import { offerWords } from './offer-words.ts';
import { type LobbyDialog, Opened } from './opened.tsx';
import { Places } from './places.tsx';
import { mayClose, type Room, type SayRule } from './room.ts';
import { useArrivals } from './use-arrivals.ts';
import { useLobby } from './use-lobby.ts';
import { useLobbyNews } from './use-lobby-news.ts';
import { useMakerIntroduction } from './use-maker-introduction.ts';
import { useOpened } from './use-opened.ts';

interface LobbyProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly code: string | null;
}

/** The page of a table before its match. */
export default function Lobby({ session, table, entry, code }: LobbyProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { room, sayRule, opened, open } = useRoom(session, table, entry);
  const { own, isBarred } = room;
  useMakerIntroduction(room);
  const offer = offerWords(room, say);
  const box = useBoxWords(entry);
  useLobbyNews(table, own, box('name'));
  const talk = useTalk(session, table);
  const root = useRef<HTMLElement>(null);
  useKeepFocus(root);
  const title = lobbyTitle(table, own, say);
  usePageTitle(title);
  // When the match begins, the focus moves to its heading: the pressed button no longer exists.
  useEffect(() => turnPage, []);
  return (
    <TableScreen
      title={title}
      subtitle={box('name')}
      aside={say('lobby.players', rangeFacts(entry.players))}
      locale={locale}
      onLeave={() => goTo({ page: 'home' })}
      tools={<LobbyTools {...{ session, room, talk, open }} />}
    >
      <main className={styles['lobby']} ref={root}>
        <div className={styles['felt']}>
          <GameStrip room={room} onGames={() => open('games')} />
          <Places room={room} />
          <Invitation
            id={table.id}
            game={box('play')}
            code={code}
            onClose={mayClose(room) ? room.actions.close : null}
          />
        </div>
        <LobbyTray
          {...{ session, room, open }}
          status={lobbyStatus(table, own, { say, locale, sayRule, offer, isBarred })}
        />
      </main>
      <Talk {...{ session, table, talk }} within="main" />
      <LineBanner line={useStore(session.store, ({ line }) => line)} />
      <Arrivals seats={table.seats} own={own} />
      <Opened {...{ opened, room, open }} onClose={() => open(null)} />
    </TableScreen>
  );
}

interface RoomUse {
  readonly room: Room;
  readonly sayRule: SayRule;
  readonly opened: LobbyDialog | null;
  readonly open: (what: LobbyDialog | null) => void;
}

/** The table as the viewer sees it, and the open dialog. Suspends while the rules are loaded. */
function useRoom(session: TableSession, table: TableInfo, entry: UiEntry): RoomUse {
  const locale = useSettings((settings) => settings.locale);
  const viewer = useStore(session.store, (state) => state.viewer);
  const isBarred = useStore(session.store, (state) => state.isBarred);
  const { definition, words } = use(openRules(table.game, entry, locale));
  const sayGame = useMemo(() => speakerOf(words, locale), [words, locale]);
  const sayRule: SayRule = (refusal, nameOf) => sayRefusal(words, locale, refusal, nameOf);
  const actions = useLobby(session, table, sayRule);
  const own = viewer === null || viewer === 'spectator' ? null : viewer;
  const isMaker = own !== null && own === table.maker;
  const [opened, open] = useOpened(table.id, isMaker);
  const sayIfTold: Room['sayIfTold'] = (id) => (Object.hasOwn(words.messages[locale] ?? {}, id) ? sayGame(id) : null);
  const openMine = (): void => open('mine');
  const openInvite = (): void => open('invite');
  const room: Room = {
    table,
    entry,
    definition,
    sayGame,
    sayIfTold,
    own,
    isMaker,
    isBarred,
    actions,
    openMine,
    openInvite,
  };
  return { room, sayRule, opened, open };
}

/** Announces arrivals and departures. */
function Arrivals({ seats, own }: Pick<TableInfo, 'seats'> & Pick<Room, 'own'>) {
  return <Announcer lines={useArrivals(seats, own)} />;
}
