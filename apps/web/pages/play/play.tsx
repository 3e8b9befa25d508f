import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import type { AnyUi } from '@tablee/table-ui';
import { TableScreen } from '@tablee/table-ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { Talk } from '../../parts/talk/talk.tsx';
import { TalkButton } from '../../parts/talk/talk-button.tsx';
import { type TalkUse, useTalk } from '../../parts/talk/use-talk.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useHeadingFocus } from '../../parts/use-page-title.ts';
import { goTo } from '../../router/use-route.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { AroundTable } from './around/around-table.tsx';
import { Board } from './board.tsx';
import { CountsDialog } from './counts-dialog.tsx';
import { End } from './end.tsx';
import { FirstMatch } from './first-cards/first-match.tsx';
import { useHold } from './hold/use-hold.ts';
import { LineBanner } from './line-banner.tsx';
import { Standing } from './standing.tsx';
import { toldEndOf } from './told-end.tsx';
import { Tools } from './tools.tsx';
import { useEnd } from './use-end.ts';
import { useLostSeat } from './use-lost-seat.ts';
import { type PageMatch, useMatch } from './use-match.ts';
import { useNewLevel } from './use-new-level.ts';
import { useNotices } from './use-notices.ts';
import { useRematchNews } from './use-rematch-news.ts';
import { useSeating } from './use-seating.ts';
import { useTurnTitle } from './use-turn-title.ts';
import { useUndo } from './use-undo.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useWindows } from './use-windows.ts';
import { Windows } from './windows.tsx';

interface PlayProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly open: () => Promise<AnyUi>;
}

/** The page of a match: the game's table, then the podium. */
export default function Play({ session, table, entry, open }: PlayProps) {
  const locale = useSettings((settings) => settings.locale);
  const box = useBoxWords(entry);
  const match = useMatch(session, table, entry, open);
  const { viewer, result } = match;
  const end = useEnd(result !== null, table.status === 'over');
  const talk = useTalk(session, table);
  useRematchNews(table, end.isShown);
  const windows = useWindows();
  const held = useHold({ session, table, entry, viewer, seating: useSeating(session, table) });
  const { seating } = held;
  const isInPlay = table.status === 'playing' && viewer !== null && viewer !== 'spectator';
  useWatch(session, table, match, box('name'));
  useLostSeat(viewer, windows.opened === 'leaving');
  const leave = (): void => (isInPlay ? windows.open('leaving') : goTo({ page: 'home' }));
  return (
    <TableScreen
      title={box('name')}
      {...useSubtitle(match)}
      standing={<Standing session={session} match={match} />}
      locale={locale}
      isCovered={end.isShown}
      onLeave={leave}
      tools={
        <Tools
          {...{ session, viewer, seating }}
          table={held.table}
          isVocal={match.ui.isVocal === true}
          talk={end.isShown ? null : talk}
          onUndo={useUndo(session, match)}
          onRules={windows.readAll}
          onMenu={() => windows.open('menu')}
          onPodium={result !== null && !end.isShown ? end.show : null}
        />
      }
    >
      <AroundTable {...{ session, table, match, seating }}>
        <div className="below" inert={end.isShown} data-over={result !== null || undefined}>
          <Board session={session} table={table} match={match} onRule={windows.read} />
        </div>
        <Windows {...{ table, entry, match, held, windows }} onLeave={leave} />
      </AroundTable>
      {end.isShown && <Finish {...{ session, table, entry, match, talk }} onLook={end.hide} />}
      <Talk {...{ session, table, talk }} within={end.isShown ? '[data-part="end"]' : '.game'} />
      <LineBanner line={useStore(session.store, ({ line }) => line)} />
      <FirstMatch {...{ session, table, entry, match }} isAside={windows.rule !== null} onRules={windows.readAll} />
    </TableScreen>
  );
}

/** Effects of the page during a match. */
function useWatch(session: TableSession, table: TableInfo, { isMyTurn }: PageMatch, game: string): void {
  useHeadingFocus();
  useTurnTitle(game, isMyTurn);
  useWakeLock(table.status === 'playing');
  useNotices(session);
  useNewLevel(table.id);
}

interface FinishProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: PageMatch;
  readonly talk: TalkUse;
  readonly onLook: () => void;
}

/** The podium covers the bar, so it has a talk button of its own. */
function Finish({ session, table, entry, match, talk, onLook }: FinishProps) {
  const { viewer, nameOf, teamWords } = match;
  const [isCounting, setCounting] = useState(false);
  const told = toldEndOf(match);
  if (viewer === null || told === null) return null;
  const onCounts = match.ui.Counts === undefined ? null : () => setCounting(true);
  return (
    <>
      <End {...{ table, entry, viewer, nameOf, teamWords, onLook, onCounts }} {...told} />
      {isCounting && <CountsDialog {...{ session, table, match }} onClose={() => setCounting(false)} />}
      <div className="end-talk">
        <TalkButton talk={talk} />
      </div>
    </>
  );
}

function useSubtitle({ viewer, mode, progress }: PageMatch): {
  readonly subtitle: string;
  readonly aside: string | null;
} {
  const say = useSay();
  const words = viewer === 'spectator' ? say('play.watching') : mode;
  return progress === null ? { subtitle: words ?? '', aside: null } : { subtitle: progress, aside: words };
}
