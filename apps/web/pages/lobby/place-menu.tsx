import type { SeatInfo } from '@tablee/protocol';
import { ArrowLeftRight, EllipsisVertical, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { SendOffDialog } from '../../parts/send-off-dialog.tsx';
import styles from './place-menu.module.css';
import { mayChooseFor, type Room } from './room.ts';
import { SeatRows } from './seat-chips.tsx';

interface PlaceMenuProps {
  readonly room: Room;
  readonly seat: number;
  readonly info: Exclude<SeatInfo, { kind: 'open' }>;
  readonly className: string;
}

/** What the maker may do about somebody else's place. */
export function PlaceMenu({ room, seat, info, className }: PlaceMenuProps) {
  const say = useSay();
  const [opened, setOpened] = useState<'menu' | 'sending-off' | null>(null);
  const { name } = info;
  const close = (): void => setOpened(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={say('lobby.place-of', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpened('menu')}
      >
        <EllipsisVertical size={21} strokeWidth={2.6} aria-hidden="true" />
      </button>
      {opened === 'menu' && (
        <Menu {...{ room, seat, info }} onClose={close} onSendOff={() => setOpened('sending-off')} />
      )}
      {opened === 'sending-off' && (
        <SendOffDialog name={name} isPlaying={false} onSendOff={() => room.actions.sendOff(seat)} onClose={close} />
      )}
    </>
  );
}

interface MenuProps extends Omit<PlaceMenuProps, 'className'> {
  readonly onClose: () => void;
  readonly onSendOff: () => void;
}

/** Bots and people who have not come make room at once; sending off somebody who is there asks for confirmation. */
function Menu({ room, seat, info, onClose, onSendOff }: MenuProps) {
  const say = useSay();
  const { own, actions } = room;
  const { name } = info;
  const isHere = info.kind === 'person' && info.online;
  const label = info.kind === 'bot' ? 'lobby.remove-bot' : 'lobby.free-place';
  const remove = (): void => {
    if (isHere) return onSendOff();
    onClose();
    actions.arrange(seat, { kind: 'open' });
  };
  const swap = (): void => {
    onClose();
    if (own !== null) actions.swap(own, seat);
  };
  return (
    <Dialog title={say('lobby.place-of', { name })} onClose={onClose}>
      <div className={styles['rows']}>
        {mayChooseFor(room, seat) && <SeatRows room={room} seat={seat} />}
        <button type="button" className={styles['row']} onClick={swap}>
          <ArrowLeftRight size={20} strokeWidth={2.4} aria-hidden="true" />
          {say('lobby.swap-with', { name })}
        </button>
        <button type="button" className={styles['row']} onClick={remove}>
          <UserRoundX size={20} strokeWidth={2.4} aria-hidden="true" />
          {say(isHere ? 'menu.send-off' : label, { name })}
        </button>
      </div>
    </Dialog>
  );
}
