import { Button } from '@tablee/table-ui';
import { Copy, Share } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';
import { copyText } from './copy-text.ts';
import { QrPicture } from './qr-picture.tsx';
import { useLink } from './use-link.ts';

interface InvitationProps {
  readonly id: string;
  readonly game: string;
  readonly code: string | null;
}

/** A sheet of paper taped to the table: all the ways to this table. */
export function Invitation({ id, game, code }: InvitationProps) {
  const say = useSay();
  const { url, isOnlyHere } = useLink(id);
  const copy = async (): Promise<void> => {
    tellOnce((await copyText(url)) ? say('copied') : say('problem.copy'));
  };
  const share = async (): Promise<void> => {
    const isShared = await shareLink({ text: say('lobby.share-text', { game }), url });
    if (!isShared) await copy();
  };
  return (
    <section className="invitation" aria-labelledby="invitation-title">
      <h2 id="invitation-title">{say('lobby.invite')}</h2>
      <QrPicture text={url} label={say('lobby.qr')} />
      <div className="invitation-ways">
        {code !== null && (
          <p className="invitation-code">
            <b className="hidden-words">{`${say('lobby.code')} ${code}`}</b>
            {Array.from(code, (sign, place) => (
              <span key={place} aria-hidden="true">
                {sign}
              </span>
            ))}
          </p>
        )}
        <button type="button" className="invitation-link" onClick={() => void copy()}>
          <span className="hidden-words">{say('lobby.copy-label')}</span>
          <span className="invitation-url">{url.replace(/^https?:\/\//, '')}</span>
          <Copy size={20} aria-hidden="true" />
          <span className="invitation-copy" aria-hidden="true">
            {say('lobby.copy')}
          </span>
        </button>
        <Button look="ink" className="invitation-share" onClick={() => void share()}>
          <Share size={21} aria-hidden="true" />
          <span className="invitation-share-long">{say('lobby.share')}</span>
          <span className="invitation-share-short">{say('lobby.share-short')}</span>
        </Button>
      </div>
      {isOnlyHere && <p className="invitation-hint">{say('lobby.only-here')}</p>}
    </section>
  );
}

/** False where this browser cannot share; who changes their mind has been asked, and that is enough. */
async function shareLink(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
