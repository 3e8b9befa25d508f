import { Button } from '@tablee/table-ui';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { api, REASONS, type ReportReason } from '../../session/api.ts';
import { Dialog } from '../dialog.tsx';
import { showNotice } from '../notices.tsx';

interface ReportDialogProps {
  readonly table: string;
  /** Number of the message. */
  readonly n: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Reports a message to the operator of the server. */
export function ReportDialog({ table, n, name, onClose }: ReportDialogProps) {
  const say = useSay();
  const report = async (why: ReportReason): Promise<void> => {
    onClose();
    const answer = await api.report(table, n, why);
    showNotice(answer.ok ? say('report.sent') : sayProblem(say, answer.why));
  };
  return (
    <Dialog title={say('report.title', { name })} onClose={onClose}>
      <p>{say('report.text', { name })}</p>
      <div className="report-reasons">
        {REASONS.map((why) => (
          <Button key={why} look="paper" onClick={() => void report(why)}>
            {say(`report.why.${why}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
