import type { UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import type { AnyUi } from '@tablee/table-ui';
import { TableScreen } from '@tablee/table-ui';
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useSay } from '../../locale/use-say.ts';
import { Talk } from '../../parts/talk/talk.tsx';
import { TalkButton } from '../../parts/talk/talk-button.tsx';
import { type TalkUse, useTalk } from '../../parts/talk/use-talk.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useConnection } from '../../parts/use-connection.ts';
import { useHeadingFocus } from '../../parts/use-page-title.ts';
import { goTo } from '../../router/use-route.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { TableState } from '../../session/table-state.ts';
import { useSettings } from '../../settings/settings.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { AroundTable } from './around/around-table.tsx';
import { End } from './end.tsx';
import { FirstMatch } from './first-cards/first-match.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LineBanner } from './line-banner.tsx';
import { MenuSheet } from './menu/menu-sheet.tsx';
import { Tools } from './tools.tsx';
import { useEnd } from './use-end.ts';
import { useLostSeat } from './use-lost-seat.ts';
import { type Match, useMatch } from './use-match.ts';
import { useNotices } from './use-notices.ts';
import { useReady } from './use-ready.ts';
import { useSeating } from './use-seating.ts';
import { useTurnTitle } from './use-turn-title.ts';
import { useUndo } from './use-undo.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface PlayProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly open: () => Promise<AnyUi>;
}

type OpenRule = { readonly rule: string; readonly sentence: string | null } | 'all' | null;

/** A match: the game's own table under the bar of the page, then the podium. */
export default function Play({ session, table, entry, open }: PlayProps) {
  const locale = useSettings((settings) => settings.locale);
  const box = useBoxWords(entry);
  const match = useMatch(session, table, entry, open);
  const { viewer, result, isMyTurn } = match;
  const end = useEnd(result !== null, table.status === 'over');
  const talk = useTalk(session, table);
  const [rule, setRule] = useState<OpenRule>(null);
  const [opened, setOpened] = useState<'menu' | 'leaving' | null>(null);
  const seating = useSeating(session, table);
  const isVocal = match.ui.isVocal === true;
  const isInPlay = table.status === 'playing' && viewer !== null && viewer !== 'spectator';
  useHeadingFocus();
  useTurnTitle(box('name'), isMyTurn);
  useWakeLock(table.status === 'playing');
  useNotices(session);
  useLostSeat(viewer, opened === 'leaving');
  const leave = (): void => (isInPlay ? setOpened('leaving') : goTo({ page: 'home' }));
  const close = (): void => setOpened(null);
  return (
    <TableScreen
      title={box('name')}
      subtitle={useSubtitle(match)}
      locale={locale}
      onLeave={leave}
      tools={
        <Tools
          {...{ session, table, viewer, seating, isVocal }}
          talk={end.isShown ? null : talk}
          onUndo={useUndo(session, match)}
          onRules={() => setRule('all')}
          onMenu={() => setOpened('menu')}
          onPodium={result !== null && !end.isShown ? end.show : null}
        />
      }
    >
      <AroundTable {...{ session, table, match, seating }}>
        <Board session={session} table={table} match={match} onRule={setRule} />
        {opened === 'menu' && viewer !== null && (
          <MenuSheet
            {...{ table, viewer, seating, isVocal }}
            onRules={() => setRule('all')}
            onLeave={leave}
            onClose={close}
          />
        )}
      </AroundTable>
      {end.isShown && <Finish {...{ table, entry, match }} onLook={end.hide} />}
      {end.isShown && <EndTalk talk={talk} />}
      <Talk {...{ session, table, talk }} within={end.isShown ? '.end' : '.game'} />
      <LineBanner line={useStore(session.store, ({ line }) => line)} />
      <FirstMatch {...{ session, table, entry, match }} isAside={rule !== null} onRules={() => setRule('all')} />
      {rule !== null && <RulesAt {...{ table, entry, rule }} onClose={() => setRule(null)} />}
      {opened === 'leaving' && <LeaveDialog id={table.id} onClose={close} />}
    </TableScreen>
  );
}

interface FinishProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly match: Match;
  readonly onLook: () => void;
}

function Finish({ table, entry, match, onLook }: FinishProps) {
  const { viewer, result, rounds, honours, nameOf, teamWords } = match;
  if (viewer === null || result === null) return null;
  const told = { result, rounds, honours, reason: match.sayEnd(result) };
  return <End {...{ table, entry, viewer, nameOf, teamWords, onLook }} {...told} />;
}

interface RulesAtProps {
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly rule: NonNullable<OpenRule>;
  readonly onClose: () => void;
}

function RulesAt({ table, entry, rule, onClose }: RulesAtProps) {
  return (
    <Suspense>
      <RulesDrawer game={table.game} entry={entry} refused={rule === 'all' ? null : rule} onClose={onClose} />
    </Suspense>
  );
}

function useSubtitle({ viewer, mode }: Match): string {
  const say = useSay();
  return viewer === 'spectator' ? say('play.watching') : (mode ?? '');
}

/** The podium lies over the bar: people go on talking over it. */
function EndTalk({ talk }: { readonly talk: TalkUse }) {
  return (
    <div className="end-talk">
      <TalkButton talk={talk} />
    </div>
  );
}

interface BoardProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly match: Match;
  readonly onRule: (rule: OpenRule) => void;
}

/** What of the state a game draws. */
function boardOf({ followed, happenings, pending, refusal }: TableState) {
  return { followed, happenings, pending, refusal };
}

function Board({ session, table, match, onRule }: BoardProps) {
  const locale = useSettings((settings) => settings.locale);
  const { followed, happenings, pending, refusal } = useStore(session.store, useShallow(boardOf));
  const connection = useConnection(session);
  const ready = useReady(session, table, match.viewer ?? 'spectator');
  const { ui, viewer, say, sayRefusal, sayEnd, nameOf, result } = match;
  if (viewer === null || followed.view === null) return null;
  const { Table } = ui;
  return (
    <Table
      match={table.id}
      view={followed.view as object}
      {...{ viewer, happenings, pending, refusal, result, say, sayRefusal, sayEnd, locale, nameOf }}
      seats={table.seats}
      teams={table.teams}
      now={match.now}
      play={match.play}
      keepDraft={match.keepDraft}
      refuse={match.refuse}
      forget={match.forget}
      askHint={ui.hint ?? null}
      openRule={(rule) => onRule({ rule, sentence: refusal?.rule === rule ? sayRefusal(refusal) : null })}
      {...{ ready, connection }}
    />
  );
}
