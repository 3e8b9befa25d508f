import { Button } from '@tablee/table-ui';
import { Copy, Share } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sayProblem } from '../locale/index.ts';
import { useSay } from '../locale/use-say.ts';
import { type ApiAnswer, api } from '../session/api.ts';
import { Dialog } from './dialog.tsx';
import { QrPicture } from './qr-picture.tsx';
import { useLink } from './use-link.ts';
import { useSend } from './use-send.ts';

interface DeviceDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Shows a link that opens this seat on another device. */
export default function DeviceDialog({ id, onClose }: DeviceDialogProps) {
  const say = useSay();
  const answer = useToken(id);
  return (
    <Dialog title={say('device.title')} onClose={onClose}>
      <p>{say('device.text')}</p>
      {answer?.ok === true ? (
        <Ways id={id} token={answer.value.token} />
      ) : (
        <p className="device-hint" role="status">
          {answer === null ? say('loading') : sayProblem(say, answer.why)}
        </p>
      )}
    </Dialog>
  );
}

type TokenAnswer = ApiAnswer<{ readonly token: string }>;

/** Requests a token each time the dialog opens, because tokens expire. Null until the server has answered. */
function useToken(id: string): TokenAnswer | null {
  const [told, setTold] = useState<TokenAnswer | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answer = await api.deviceToken(id);
      if (isWanted) setTold(answer);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return told;
}

function Ways({ id, token }: { readonly id: string; readonly token: string }) {
  const say = useSay();
  const { url, isOnlyHere } = useLink(id);
  const { copy, share } = useSend(`${url}#${token}`, say('device.share-text'));
  return (
    <>
      <div className="device-qr">
        <QrPicture text={`${url}#${token}`} label={say('device.qr')} />
      </div>
      <p className="device-hint">{say(isOnlyHere ? 'lobby.only-here' : 'device.hint')}</p>
      <div className="dialog-actions">
        <Button look="paper" onClick={copy}>
          <Copy size={20} aria-hidden="true" />
          {say('lobby.copy-label')}
        </Button>
        <Button look="ink" onClick={share}>
          <Share size={20} aria-hidden="true" />
          {say('lobby.share-short')}
        </Button>
      </div>
    </>
  );
}
