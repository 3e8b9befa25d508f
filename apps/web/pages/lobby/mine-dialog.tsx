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

/** What one's own place plays. It lies in front of the lobby, since a place may go to another team while it is chosen for. */
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
