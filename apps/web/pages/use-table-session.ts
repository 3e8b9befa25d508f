import { useEffect, useState } from 'react';
import { pageWords } from '../locale/index.ts';
import { showNotice } from '../parts/notices.tsx';
import { type ApiProblem, api } from '../session/api.ts';
import { browser } from '../session/surroundings.ts';
import { TableSession } from '../session/table-session.ts';
import { useSettings } from '../settings/settings.ts';
import { meanwhileOf } from './meanwhile.ts';

export type OpeningState =
  | { readonly kind: 'entering' }
  | { readonly kind: 'entered'; readonly session: TableSession; readonly code: string | null }
  | { readonly kind: 'refused'; readonly why: ApiProblem };

/** A watcher has no seat, even if the guest of this browser has one. */
export type SessionRole = 'guest' | 'watcher';

const ENTERING: OpeningState = { kind: 'entering' };

/** Connects to a table while its page is open. `attempt` counts the retries. */
export function useTableSession(id: string, attempt: number, as: SessionRole): OpeningState {
  const visit = `${as} ${id} ${attempt}`;
  const [{ of, entered }, setState] = useState({ of: visit, entered: ENTERING });
  useEffect(() => {
    let session: TableSession | null = null;
    let isWanted = true;
    const setEntered = (known: OpeningState): void => setState({ of: visit, entered: known });
    const run = async (): Promise<void> => {
      // Before the socket: this call gives a new visitor the cookie without which the socket would make them a
      // spectator.
      const answer = await api.table(id);
      if (!isWanted) return;
      if (!answer.ok) return setEntered({ kind: 'refused', why: answer.why });
      session = new TableSession(socketUrl(id, as), browser);
      session.showTable(answer.value.table);
      const meanwhile = as === 'guest' ? meanwhileOf(answer.value) : null;
      if (meanwhile !== null) showNotice(pageWords(useSettings.getState().locale)(meanwhile));
      setEntered({ kind: 'entered', session, code: answer.value.code ?? null });
    };
    void run();
    return () => {
      isWanted = false;
      session?.close();
    };
  }, [visit, id, as]);
  return of === visit ? entered : ENTERING;
}

function socketUrl(id: string, as: SessionRole): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/t/${encodeURIComponent(id)}${as === 'watcher' ? '?watch=1' : ''}`;
}
