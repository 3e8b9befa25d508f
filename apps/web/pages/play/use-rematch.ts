import type { TableInfo } from '@tablee/protocol';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';
import { goTo } from '../../router/use-route.ts';
import { type Answer, api } from '../../session/api.ts';

/** Goes to the table where the same people play again, and makes it where nobody has yet. */
export function useRematch(table: TableInfo): { readonly isBusy: boolean; readonly rematch: () => void } {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const rematch = async (): Promise<void> => {
    setBusy(true);
    const next = await playAgain(table);
    setBusy(false);
    if (next.ok) goTo({ page: 'table', id: next.value });
    else tellOnce(sayProblem(say, next.why));
  };
  return { isBusy, rematch: () => void rematch() };
}

/** A player alone with bots does not wait in a lobby. */
async function playAgain({ id, seats }: TableInfo): Promise<Answer<string>> {
  const asked = await api.rematch(id);
  if (!asked.ok) return asked;
  const next = asked.value.id;
  await api.join(next, null); // brings a nonce of one's own; who is seated stays seated
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  if (isAlone) await api.start(next);
  return { ok: true, value: next };
}
