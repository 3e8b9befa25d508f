import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { MuteButton, Ping, VoiceButton } from '@tablee/table-ui';
import { Armchair, BookOpen, type LucideIcon, Menu, Pause, Play, Trophy } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { TalkButton } from '../../parts/talk/talk-button.tsx';
import type { TalkUse } from '../../parts/talk/use-talk.ts';
import { useConnection } from '../../parts/use-connection.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { RematchButton } from './rematch-button.tsx';
import { mayPause, mayTakeOver } from './rights.ts';
import { UndoButton } from './undo-button.tsx';
import type { Seating } from './use-seating.ts';

interface ToolsProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly viewer: Viewer | null;
  readonly seating: Seating;
  readonly isVocal: boolean;
  /** Null while the podium covers the bar and has the button. */
  readonly talk: TalkUse | null;
  readonly onUndo: (() => void) | null;
  readonly onRules: () => void;
  readonly onMenu: () => void;
  readonly onPodium: (() => void) | null;
}

/** The buttons of the bar; on narrow screens, the rarer ones are only in the menu. */
export function Tools(props: ToolsProps) {
  return props.onPodium === null ? <PlayTools {...props} /> : <LookTools {...props} onPodium={props.onPodium} />;
}

/**
 * After the match, no more buttons than during it, so that they fit. Rules and sound are in the menu; on narrow
 * screens, the talk button is on the podium.
 */
function LookTools({ session, table, viewer, talk, onMenu, onPodium }: ToolsProps & { readonly onPodium: () => void }) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return (
    <>
      <Ping connection={useConnection(session)} locale={locale} />
      {viewer !== 'spectator' && <RematchButton table={table} />}
      <Tool Icon={Trophy} label={say('end.scores')} onUse={onPodium} />
      {talk !== null && (
        <span className="where-wide">
          <TalkButton talk={talk} />
        </span>
      )}
      <Tool Icon={Menu} label={say('menu.open')} onUse={onMenu} />
    </>
  );
}

function PlayTools({ session, table, viewer, seating, isVocal, talk, onUndo, onRules, onMenu }: ToolsProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const isPaused = table.pause !== null;
  return (
    <>
      {onUndo !== null && <UndoButton onUndo={onUndo} />}
      {table.seats.some((info) => mayTakeOver(table, viewer, info, seating.isBarred)) && (
        <button type="button" className="button ghost in-bar" aria-label={say('menu.take-place')} onClick={onMenu}>
          <Armchair size={22} aria-hidden="true" />
          <span>{say('menu.take-place')}</span>
        </button>
      )}
      <Ping connection={useConnection(session)} locale={locale} />
      <Tool Icon={BookOpen} label={say('play.rules')} onUse={onRules} />
      {talk !== null && <TalkButton talk={talk} />}
      <span className="where-wide">
        {mayPause(table, viewer) && (
          <Tool
            Icon={isPaused ? Play : Pause}
            label={say(isPaused ? 'pause.resume' : 'pause.ask')}
            onUse={isPaused ? seating.resume : seating.pause}
          />
        )}
        {isVocal && <VoiceButton locale={locale} />}
        <MuteButton locale={locale} />
      </span>
      <Tool Icon={Menu} label={say('menu.open')} onUse={onMenu} />
    </>
  );
}

interface ToolProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly onUse: () => void;
}

function Tool({ Icon, label, onUse }: ToolProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onUse}>
      <Icon aria-hidden="true" />
    </button>
  );
}
