import { Lock, Tv } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { QrPicture } from '../../parts/qr-picture.tsx';
import { useLink } from '../../parts/use-link.ts';
import { pathOf } from '../../router/route.ts';
import styles from './invitation.module.css';
import { InvitationWays } from './invitation-ways.tsx';

interface InvitationProps {
  readonly id: string;
  /** The game's name as it follows « jouer ». */
  readonly game: string;
  readonly code: string | null;
  /** Removes the table from the public list; null if it is not listed or the viewer may not. */
  readonly onClose: (() => void) | null;
}

/** The link, code and QR code of the table. */
export function Invitation({ id, game, code, onClose }: InvitationProps) {
  const say = useSay();
  const { url, isOnlyHere } = useLink(id);
  return (
    <section className={styles['paper']} aria-labelledby="invitation-title">
      <h2 id="invitation-title">{say('lobby.invite')}</h2>
      <div className={styles['qr']}>
        <QrPicture text={url} label={say('lobby.qr')} />
      </div>
      <InvitationWays url={url} code={code} shareText={say('lobby.share-text', { game })} />
      <a
        className={styles['tv']}
        href={pathOf({ page: 'tv', id })}
        title={say('tv.open')}
        target="_blank"
        rel="noreferrer"
      >
        <Tv size={20} aria-hidden="true" />
        <span>{say('tv.open')}</span>
      </a>
      {onClose !== null && (
        <button type="button" className={styles['close']} onClick={onClose}>
          <Lock size={18} aria-hidden="true" />
          <span>{say('lobby.close')}</span>
        </button>
      )}
      {isOnlyHere && <p className={styles['hint']}>{say('lobby.only-here')}</p>}
    </section>
  );
}
