import { useState } from 'react';
import { sayProblem } from '../locale/index.ts';
import { useSay } from '../locale/use-say.ts';
import { tellOnce } from '../parts/notices.tsx';
import type { Answer, SeenTable } from '../session/api.ts';
import type { TableSession } from '../session/table-session.ts';

interface Act {
  readonly isBusy: boolean;
  /** Shows the table as the server answers it; what cannot be done is told in a sentence. */
  readonly act: (asked: Promise<Answer<SeenTable>>) => void;
}

export function useAct(session: TableSession): Act {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const act = async (asked: Promise<Answer<SeenTable>>): Promise<void> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) session.showTable(answer.value.table);
    else tellOnce(sayProblem(say, answer.why));
  };
  return { isBusy, act: (asked) => void act(asked) };
}
