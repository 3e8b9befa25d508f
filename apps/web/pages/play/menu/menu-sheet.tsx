import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { hasVoice, setMuted, setVoice, tableWords, useMuted, useVoice } from '@tablee/table-ui';
import {
  BookOpen,
  LogOut,
  type LucideIcon,
  MessageCircle,
  MessageCircleOff,
  MonitorSmartphone,
  Pause,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../../locale/use-say.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { OtherDevice } from '../../../parts/other-device.tsx';
import { SendOffDialog } from '../../../parts/send-off-dialog.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { nameAt } from '../../lobby/lobby-status.ts';
import { mayPause } from '../rights.ts';
import type { Seating } from '../use-seating.ts';
import { People } from './people.tsx';

interface MenuSheetProps {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly seating: Seating;
  /** Whether the game calls things by their names. */
  readonly isVocal: boolean;
  readonly onRules: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The rarer things of a table, on a sheet of paper: a bar has room for what is wanted often. */
export function MenuSheet(props: MenuSheetProps) {
  const { table, viewer, seating, onClose } = props;
  const say = useSay();
  const [opened, setOpened] = useState<'device' | { readonly sendOff: number } | null>(null);
  if (opened === 'device') return <OtherDevice id={table.id} onClose={onClose} />;
  if (opened !== null) {
    const { sendOff } = opened;
    return (
      <SendOffDialog
        name={nameAt(table, sendOff)}
        isPlaying
        onSendOff={() => seating.sendOff(sendOff)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={say('menu.title')} onClose={onClose}>
      <Deeds {...props} onDevice={() => setOpened('device')} />
      <People {...{ table, viewer, seating }} onSendOff={(seat) => setOpened({ sendOff: seat })} />
    </Dialog>
  );
}

function Deeds({
  table,
  viewer,
  seating,
  isVocal,
  onRules,
  onLeave,
  onClose,
  onDevice,
}: MenuSheetProps & { onDevice: () => void }) {
  const say = useSay();
  const isPaused = table.pause !== null;
  const closing = (deed: () => void) => () => {
    onClose();
    deed();
  };
  return (
    <ul className="menu-deeds">
      {mayPause(table, viewer) && (
        <Deed
          Icon={isPaused ? Play : Pause}
          words={say(isPaused ? 'pause.resume' : 'pause.ask')}
          onDo={closing(isPaused ? seating.resume : seating.pause)}
        />
      )}
      <SoundDeeds isVocal={isVocal} />
      <Deed Icon={BookOpen} words={say('play.rules')} onDo={closing(onRules)} />
      {viewer !== 'spectator' && <Deed Icon={MonitorSmartphone} words={say('device.open')} onDo={onDevice} />}
      <Deed Icon={LogOut} words={say('menu.leave')} onDo={closing(onLeave)} />
    </ul>
  );
}

function SoundDeeds({ isVocal }: Pick<MenuSheetProps, 'isVocal'>) {
  const words = tableWords(useSettings(({ locale }) => locale));
  const [isMuted, isVoiceOn] = [useMuted(), useVoice()];
  return (
    <>
      <Deed
        Icon={isMuted ? VolumeX : Volume2}
        words={words(isMuted ? 'unmute' : 'mute')}
        onDo={() => setMuted(!isMuted)}
      />
      {isVocal && hasVoice() && (
        <Deed
          Icon={isVoiceOn ? MessageCircle : MessageCircleOff}
          words={words(isVoiceOn ? 'voice-off' : 'voice-on')}
          onDo={() => setVoice(!isVoiceOn)}
        />
      )}
    </>
  );
}

interface DeedProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  readonly onDo: () => void;
}

function Deed({ Icon, words, onDo }: DeedProps) {
  return (
    <li>
      <button type="button" className="menu-deed" onClick={onDo}>
        <Icon size={22} aria-hidden="true" />
        {words}
      </button>
    </li>
  );
}
