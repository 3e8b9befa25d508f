import { Button } from '@tablee/table-ui';
import { Copy, Share } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { CodeSigns } from '../../parts/code-signs.tsx';
import { useSend } from '../../parts/use-send.ts';
import styles from './invitation-ways.module.css';

interface InvitationWaysProps {
  readonly url: string;
  readonly code: string | null;
  readonly shareText: string;
}

/** The code, and buttons that copy and share the link. */
export function InvitationWays({ url, code, shareText }: InvitationWaysProps) {
  const say = useSay();
  const { copy, share } = useSend(url, shareText);
  return (
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
  );
}
