import type { SeatInfo } from '@tablee/protocol';
import { ArrowLeftRight, Check, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sayLevel } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { SendOffDialog } from '../../parts/send-off-dialog.tsx';
import { factsOf } from '../facts-of.ts';
import styles from './place-menu.module.css';
import { mayChooseFor, type Room } from './room.ts';
import { SeatRows } from './seat-chips.tsx';
import { differingLevels } from './told-levels.ts';

interface PlaceProps {
  readonly room: Room;
  readonly seat: number;
  readonly info: Exclude<SeatInfo, { kind: 'open' }>;
}

interface PlaceMenuUse {
  readonly open: () => void;
  /** The open dialog, to be rendered by the caller. */
  readonly menu: ReactNode;
}

/** The maker's menu for another place. */
export function usePlaceMenu({ room, seat, info }: PlaceProps): PlaceMenuUse {
  const [opened, setOpened] = useState<'menu' | 'sending-off' | null>(null);
  const close = (): void => setOpened(null);
  const open = (): void => setOpened('menu');
  if (opened === null) return { open, menu: null };
  return {
    open,
    menu:
      opened === 'menu' ? (
        <Menu {...{ room, seat, info }} onClose={close} onSendOff={() => setOpened('sending-off')} />
      ) : (
        <SendOffDialog
          name={info.name}
          isPlaying={false}
          onSendOff={() => room.actions.sendOff(seat)}
          onClose={close}
        />
      ),
  };
}

interface MenuProps extends PlaceProps {
  readonly onClose: () => void;
  readonly onSendOff: () => void;
}

/** Bots and absent people are removed at once; the removal of a person who is connected asks for confirmation. */
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
        {info.kind === 'bot' && <Levels {...{ room, seat, info, onClose }} level={info.level} />}
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

interface LevelsProps extends PlaceProps {
  readonly level: string;
  readonly onClose: () => void;
}

/** The levels of a bot, each with a sentence; a single sentence if all levels play alike. */
function Levels({ room, seat, info: { name }, level, onClose }: LevelsProps) {
  const say = useSay();
  const { table, entry, sayGame, actions } = room;
  const levels = differingLevels(entry.levels, sayGame, table.options);
  const choose = (chosen: string): void => {
    onClose();
    if (chosen !== level) actions.arrange(seat, { kind: 'bot', level: chosen });
  };
  if (levels.length === 0) return <p>{sayGame(`level.${level}`, factsOf(table.options))}</p>;
  return (
    <div className={styles['levels']} role="group" aria-label={say('level-of', { name })}>
      {levels.map(({ level: one, sentence }) => (
        <button
          key={one}
          type="button"
          className={styles['level']}
          aria-pressed={one === level}
          onClick={() => choose(one)}
        >
          <span>
            <b>{sayLevel(say, one)}</b>
            <small>{sentence}</small>
          </span>
          {one === level && <Check size={22} strokeWidth={3} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
