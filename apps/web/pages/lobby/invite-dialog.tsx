import { Copy, Share } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useLink } from '../../parts/use-link.ts';
import { useSend } from '../../parts/use-send.ts';
import styles from './place-menu.module.css';
import type { Room } from './room.ts';
import { SentOffRows } from './sent-off-rows.tsx';

interface InviteDialogProps {
  readonly room: Room;
  readonly onClose: () => void;
}

/** Opened from a free place: shares the link. */
export function InviteDialog({ room, onClose }: InviteDialogProps) {
  const say = useSay();
  const { url } = useLink(room.table.id);
  const { copy, share } = useSend(url, say('lobby.share-text', { game: useBoxWords(room.entry)('play') }));
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog title={say('lobby.invite')} onClose={onClose}>
      <div className={styles['rows']}>
        <button type="button" className={styles['row']} onClick={closing(share)}>
          <Share size={20} strokeWidth={2.4} aria-hidden="true" />
          {say('lobby.share')}
        </button>
        <button type="button" className={styles['row']} onClick={closing(copy)}>
          <Copy size={20} strokeWidth={2.4} aria-hidden="true" />
          {say('lobby.copy-label')}
        </button>
        <SentOffRows
          table={room.table}
          isMaker={room.isMaker}
          onLetIn={(guest) => closing(() => room.actions.letIn(guest))()}
        />
      </div>
    </Dialog>
  );
}
