import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import styles from './place-menu.module.css';
import type { Room } from './room.ts';
import { SeatRows } from './seat-chips.tsx';

interface MineDialogProps {
  readonly room: Room;
  readonly seat: number;
  readonly onClose: () => void;
}

/**
 * The options of the viewer's own seat. A dialog, because the place itself may move to another team during the choice.
 */
export function MineDialog({ room, seat, onClose }: MineDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('lobby.what-i-play')} onClose={onClose}>
      <div className={styles['rows']}>
        <SeatRows room={room} seat={seat} />
      </div>
    </Dialog>
  );
}
