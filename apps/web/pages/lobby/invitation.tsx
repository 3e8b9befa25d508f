import { Button } from '@tablee/table-ui';
import { Copy, Lock, Share, Tv } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { CodeSigns } from '../../parts/code-signs.tsx';
import { QrPicture } from '../../parts/qr-picture.tsx';
import { useLink } from '../../parts/use-link.ts';
import { useSend } from '../../parts/use-send.ts';
import { pathOf } from '../../router/route.ts';
import styles from './invitation.module.css';

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
  const { copy, share } = useSend(url, say('lobby.share-text', { game }));
  return (
    <section className={styles['paper']} aria-labelledby="invitation-title">
      <h2 id="invitation-title">{say('lobby.invite')}</h2>
      <div className={styles['qr']}>
        <QrPicture text={url} label={say('lobby.qr')} />
      </div>
      <div className={styles['ways']}>
        {code !== null && <CodeSigns code={code} className={styles['code'] ?? ''} />}
        <button type="button" className={styles['link']} onClick={copy}>
          <span className={styles['url']} data-thing="invitation-url">
            {url.replace(/^https?:\/\//, '')}
          </span>
          <Copy size={20} aria-hidden="true" />
          <span className={styles['copy']}>{say('lobby.copy')}</span>
          <span className={`hidden-words ${styles['copy-unseen'] ?? ''}`}>{say('lobby.copy-label')}</span>
        </button>
        <Button look="ink" className={styles['share']} onClick={share}>
          <Share size={21} aria-hidden="true" />
          <span className={styles['share-long']}>{say('lobby.share')}</span>
          <span className={styles['share-short']}>{say('lobby.share-short')}</span>
        </Button>
      </div>
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
