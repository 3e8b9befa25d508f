import type { SeatInfo } from '@tablee/protocol';
import { ArrowLeftRight, EllipsisVertical } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import styles from './place-corner.module.css';
import { maySwapTo, type Room } from './room.ts';

interface MoveHereProps {
  readonly room: Room;
  readonly seat: number;
}

interface CornerProps extends MoveHereProps {
  readonly info: Exclude<SeatInfo, { kind: 'open' }>;
  readonly onMenu: () => void;
}

/** Buttons for the viewer. On a narrow place, the maker finds all of them in one menu. */
export function Corner({ room, seat, info: { kind, name }, onMenu }: CornerProps) {
  const say = useSay();
  const canSwap = maySwapTo(room, seat);
  if (!canSwap && !room.isMaker) return null;
  const label = say('lobby.swap-with', { name });
  return (
    <div className={styles['corner']} data-kind={kind}>
      {room.isMaker && (
        <button
          type="button"
          className={styles['act']}
          aria-label={say('lobby.place-of', { name })}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <EllipsisVertical size={21} strokeWidth={2.6} aria-hidden="true" />
        </button>
      )}
      {canSwap && (
        <button
          type="button"
          className={styles['act']}
          data-in-menu={room.isMaker || undefined}
          aria-label={label}
          title={label}
          onClick={() => room.actions.swap(room.own as number, seat)}
        >
          <ArrowLeftRight size={19} strokeWidth={2.6} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Moves the maker here; for other players a chip does. */
export function MoveHere({ room: { own, actions }, seat }: MoveHereProps) {
  const say = useSay();
  const label = say('lobby.move-here', { place: seat + 1 });
  return (
    <div className={styles['corner']}>
      <button
        type="button"
        className={styles['act']}
        aria-label={label}
        title={label}
        onClick={() => own !== null && actions.swap(own, seat)}
      >
        <ArrowLeftRight size={19} strokeWidth={2.6} aria-hidden="true" />
      </button>
    </div>
  );
}
