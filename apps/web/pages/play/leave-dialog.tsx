import { Button } from '@tablee/table-ui';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { goTo } from '../../router/use-route.ts';
import { api } from '../../session/api.ts';

interface LeaveDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Leaving a match that others play on with. */
export function LeaveDialog({ id, onClose }: LeaveDialogProps) {
  const say = useSay();
  const goHome = (): void => goTo({ page: 'home' });
  const handOver = async (): Promise<void> => {
    await api.leave(id);
    goHome();
  };
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
      </div>
    </Dialog>
  );
}
