import type { OpenedTable, UiEntry } from '@tablee/games/catalog.ui';
import type { TableInfo } from '@tablee/protocol';
import { MuteButton, Ping, TableScreen, VoiceButton } from '@tablee/table-ui';
import { BookOpen, Trophy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import { Talk } from '../../parts/talk/talk.tsx';
import { TalkButton } from '../../parts/talk/talk-button.tsx';
import { type TalkUse, useTalk } from '../../parts/talk/use-talk.ts';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useHeadingFocus } from '../../parts/use-page-title.ts';
import { goTo } from '../../router/use-route.ts';
import type { SaidRefusal, TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { End } from './end.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LineBanner } from './line-banner.tsx';
import { UndoButton } from './undo-button.tsx';
import { useEnd } from './use-end.ts';
import { type Match, useMatch } from './use-match.ts';
import { useNotices } from './use-notices.ts';
import { useTurnTitle } from './use-turn-title.ts';
import { useUndo } from './use-undo.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface PlayProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly entry: UiEntry;
  readonly open: () => Promise<OpenedTable>;
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
  const [isLeaving, setLeaving] = useState(false);
  const isInPlay = table.status === 'playing' && viewer !== null && viewer !== 'spectator';
  useHeadingFocus();
  useTurnTitle(box('name'), isMyTurn);
  useWakeLock(table.status === 'playing');
  useNotices(session);
  return (
    <TableScreen
      title={box('name')}
      subtitle={useSubtitle(match)}
      locale={locale}
      onLeave={() => (isInPlay ? setLeaving(true) : goTo({ page: 'home' }))}
      tools={
        <Tools
          session={session}
          isVocal={match.ui.isVocal === true}
          talk={end.isShown ? null : talk}
          onUndo={useUndo(session, match)}
          onRules={() => setRule('all')}
          onPodium={result !== null && !end.isShown ? end.show : null}
        />
      }
    >
      <Board session={session} table={table} match={match} onRule={setRule} />
      {result !== null && viewer !== null && end.isShown && (
        <End
          {...{ table, entry, viewer, result }}
          rounds={match.rounds}
          {...match.words}
          nameOf={match.nameOf}
          onLook={end.hide}
        />
      )}
      {end.isShown && <EndTalk talk={talk} />}
      <Talk {...{ session, table, talk }} within={end.isShown ? '.end' : '.game'} />
      <LineBanner line={useStore(session.store, ({ line }) => line)} />
      {rule !== null && (
        <Suspense>
          <RulesDrawer
            game={table.game}
            entry={entry}
            refused={rule === 'all' ? null : rule}
            onClose={() => setRule(null)}
          />
        </Suspense>
      )}
      {isLeaving && <LeaveDialog id={table.id} onClose={() => setLeaving(false)} />}
    </TableScreen>
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

interface ToolsProps {
  readonly session: TableSession;
  readonly isVocal: boolean;
  /** Null while the podium, which lies over the bar, has it. */
  readonly talk: TalkUse | null;
  readonly onUndo: (() => void) | null;
  readonly onRules: () => void;
  readonly onPodium: (() => void) | null;
}

function Tools({ session, isVocal, talk, onUndo, onRules, onPodium }: ToolsProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { line, latency } = useStore(session.store);
  return (
    <>
      {onUndo !== null && <UndoButton onUndo={onUndo} />}
      <Ping connection={{ isAlive: line === 'live', pingMs: latency }} locale={locale} />
      {onPodium !== null && (
        <button type="button" className="icon-button" aria-label={say('end.scores')} onClick={onPodium}>
          <Trophy aria-hidden="true" />
        </button>
      )}
      <button type="button" className="icon-button" aria-label={say('play.rules')} onClick={onRules}>
        <BookOpen aria-hidden="true" />
      </button>
      {isVocal && <VoiceButton locale={locale} />}
      {talk !== null && <TalkButton talk={talk} />}
      <MuteButton locale={locale} />
    </>
  );
}

interface BoardProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly match: Match;
  readonly onRule: (rule: OpenRule) => void;
}

function Board({ session, table, match, onRule }: BoardProps) {
  const locale = useSettings((settings) => settings.locale);
  const { line, latency, followed, happenings, pending, refusal } = useStore(session.store);
  const { ui, viewer, words, nameOf, result } = match;
  if (viewer === null || followed.view === null) return null;
  const { Table } = ui;
  const sentenceOf = (said: SaidRefusal): string => words.say(`${said.rule}.refusal`, said.facts);
  return (
    <Table
      view={followed.view as object}
      {...{ viewer, happenings, pending, refusal, result, locale, nameOf }}
      seats={table.seats}
      say={words.say}
      now={match.now}
      play={match.play}
      refuse={match.refuse}
      openRule={(rule) => onRule({ rule, sentence: refusal?.rule === rule ? sentenceOf(refusal) : null })}
      connection={{ isAlive: line === 'live', pingMs: latency }}
    />
  );
}
