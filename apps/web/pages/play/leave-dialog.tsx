import type { UiEntry } from '@tablee/games/catalog.ui';
import { graceMs, type TableInfo } from '@tablee/protocol';
import { Button } from '@tablee/table-ui';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { OtherDevice } from '../../parts/other-device.tsx';
import { goTo } from '../../router/use-route.ts';
import { api } from '../../session/api.ts';
import { spanFacts } from '../lobby/house-rules.ts';

interface LeaveDialogProps {
  readonly table: TableInfo;
  readonly pace: UiEntry['pace'];
  readonly onClose: () => void;
}

/** Asked before a player leaves a running match. */
export function LeaveDialog({ table, pace, onClose }: LeaveDialogProps) {
  const say = useSay();
  const { id } = table;
  const [isMoving, setMoving] = useState(false);
  const goHome = (): void => goTo({ page: 'home' });
  const handOver = async (): Promise<void> => {
    await api.leave(id);
    goHome();
  };
  if (isMoving) return <OtherDevice id={id} onClose={onClose} />;
  return (
    <Dialog title={say('play.leave-title')} onClose={onClose}>
      <p>{say('play.leave-text', whatHappens(table, pace))}</p>
      <div className="dialog-actions">
        <Button look="now" onClick={goHome}>
          {say('play.leave-keep')}
        </Button>
        <Button look="paper" onClick={onClose}>
          {say('play.leave-stay')}
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

/** Match time stops if nobody is left; otherwise a bot stands in after the table's grace period. */
function whatHappens({ seats, house }: TableInfo, pace: UiEntry['pace']) {
  const alone = seats.filter(({ kind }) => kind === 'person').length === 1 ? 'yes' : 'no';
  return { alone, ...spanFacts(graceMs(pace, house) / 1000) };
}
