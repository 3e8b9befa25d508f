import { Button } from '@tablee/table-ui';
import { useSay } from '../locale/use-say.ts';
import { Dialog } from './dialog.tsx';

interface SendOffDialogProps {
  readonly name: string;
  /** Before the match there is nothing for a bot to play on with. */
  readonly isPlaying: boolean;
  readonly onSendOff: () => void;
  readonly onClose: () => void;
}

/** Asked before somebody is sent off: they cannot sit down here again. */
export function SendOffDialog({ name, isPlaying, onSendOff, onClose }: SendOffDialogProps) {
  const say = useSay();
  const sendOff = (): void => {
    onClose();
    onSendOff();
  };
  return (
    <Dialog title={say('send-off.title', { name })} onClose={onClose}>
      <p>{say(isPlaying ? 'send-off.text-playing' : 'send-off.text', { name })}</p>
      <div className="dialog-actions">
        <Button look="paper" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button look="ink" onClick={sendOff}>
          {say('send-off.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
