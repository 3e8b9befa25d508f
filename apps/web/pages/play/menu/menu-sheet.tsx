import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { BookOpen, Keyboard, LogOut, MonitorSmartphone, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../../locale/use-say.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { OtherDevice } from '../../../parts/other-device.tsx';
import { SendOffDialog } from '../../../parts/send-off-dialog.tsx';
import { nameAt } from '../../lobby/lobby-status.ts';
import { mayPause } from '../rights.ts';
import type { Seating } from '../use-seating.ts';
import { MenuItem } from './menu-item.tsx';
import { People } from './people.tsx';
import { SettingItems } from './setting-items.tsx';

interface MenuSheetProps {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly seating: Seating;
  /** The game has spoken words, which can be turned off. */
  readonly isVocal: boolean;
  readonly onRules: () => void;
  readonly onKeys: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The menu of a table: actions too rare for the bar. */
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
      <MenuItems {...props} onDevice={() => setOpened('device')} />
      <People {...{ table, viewer, seating }} onSendOff={(seat) => setOpened({ sendOff: seat })} />
    </Dialog>
  );
}

function MenuItems({
  table,
  viewer,
  seating,
  isVocal,
  onRules,
  onKeys,
  onLeave,
  onClose,
  onDevice,
}: MenuSheetProps & { onDevice: () => void }) {
  const say = useSay();
  const isPaused = table.pause !== null;
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <ul className="menu-items">
      {mayPause(table, viewer) && (
        <MenuItem
          Icon={isPaused ? Play : Pause}
          words={say(isPaused ? 'pause.resume' : 'pause.ask')}
          onDo={closing(isPaused ? seating.resume : seating.pause)}
        />
      )}
      <MenuItem Icon={BookOpen} words={say('play.rules')} onDo={closing(onRules)} />
      <SettingItems isVocal={isVocal} />
      <MenuItem Icon={Keyboard} words={say('menu.keys')} onDo={closing(onKeys)} />
      {viewer !== 'spectator' && <MenuItem Icon={MonitorSmartphone} words={say('device.open')} onDo={onDevice} />}
      <MenuItem Icon={LogOut} words={say('menu.leave')} onDo={closing(onLeave)} />
    </ul>
  );
}
