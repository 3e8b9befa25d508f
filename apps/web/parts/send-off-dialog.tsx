import { Button } from '@tablee/table-ui';
import { useSay } from '../locale/use-say.ts';
import { Dialog } from './dialog.tsx';

interface SendOffDialogProps {
  readonly name: string;
  /** During a match a bot takes over the seat, which the dialog mentions. */
  readonly isPlaying: boolean;
  readonly onSendOff: () => void;
  readonly onClose: () => void;
}

/** Confirms the removal of a person, who then cannot sit down at this table. */
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
