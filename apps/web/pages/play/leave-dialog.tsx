import { Button } from '@tablee/table-ui';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { OtherDevice } from '../../parts/other-device.tsx';
import { goTo } from '../../router/use-route.ts';
import { api } from '../../session/api.ts';

interface LeaveDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Leaving a match that others play on with. */
export function LeaveDialog({ id, onClose }: LeaveDialogProps) {
  const say = useSay();
  const [isMoving, setMoving] = useState(false);
  const goHome = (): void => goTo({ page: 'home' });
  const handOver = async (): Promise<void> => {
    await api.leave(id);
    goHome();
  };
  if (isMoving) return <OtherDevice id={id} onClose={onClose} />;
  return (
    <Dialog title={say('play.leave-title')} onClose={onClose}>
      <p>{say('play.leave-text')}</p>
      <div className="dialog-actions">
        <Button look="now" onClick={goHome}>
          {say('play.leave-keep')}
        </Button>
        <Button look="paper" onClick={() => void handOver()}>
          {say('play.leave-bot')}
        </Button>
        <Button look="paper" className="dialog-aside" onClick={() => setMoving(true)}>
          <MonitorSmartphone size={21} aria-hidden="true" />
          {say('device.open')}
        </Button>
      </div>
    </Dialog>
  );
}
