import { useRef, useState } from 'react';
import { sayProblem } from '../locale/index.ts';
import { useSay } from '../locale/use-say.ts';
import { showNotice } from '../parts/notices.tsx';
import type { ApiAnswer, ApiFailure, SeenTable } from '../session/api.ts';
import type { TableSession } from '../session/table-session.ts';

interface ServerActions {
  readonly isBusy: boolean;
  /** Awaits a request and shows a notice if it fails. */
  readonly act: (asked: Promise<ApiAnswer<SeenTable>>) => void;
  /** Ignores a second call with the same `what` while the first is not answered. */
  readonly actOnce: (what: string, ask: () => Promise<ApiAnswer<SeenTable>>) => void;
}

/** `sayRule` puts a refusal by the rules of the game into words. */
export function useAct(
  session: TableSession,
  sayRule?: (refusal: NonNullable<ApiFailure['refusal']>) => string,
): ServerActions {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(new Set<string>());
  const explain = ({ why, refusal }: ApiFailure): string =>
    refusal === undefined || sayRule === undefined ? sayProblem(say, why) : sayRule(refusal);
  const act = async (asked: Promise<ApiAnswer<SeenTable>>): Promise<void> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (!answer.ok) return showNotice(explain(answer));
    const { table } = answer.value;
    if (table.status === 'waiting') session.showTable(table); // In a match, the socket has newer state.
  };
  const actOnce = async (what: string, ask: () => Promise<ApiAnswer<SeenTable>>): Promise<void> => {
    if (underWay.current.has(what)) return;
    underWay.current.add(what);
    await act(ask());
    underWay.current.delete(what);
  };
  return { isBusy, act: (asked) => void act(asked), actOnce: (what, ask) => void actOnce(what, ask) };
}
