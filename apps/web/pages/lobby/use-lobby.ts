import type { TableInfo } from '@tablee/protocol';
import { useState } from 'react';
import { sayProblem } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { tellOnce } from '../../parts/notices.tsx';
import { type Answer, api, type NewSitter, type SeenTable } from '../../session/api.ts';
import type { TableSession } from '../../session/table-session.ts';

export interface LobbyActions {
  readonly isBusy: boolean;
  readonly sit: (seat: number | null) => void;
  readonly standUp: () => void;
  readonly arrange: (seat: number, sitter: NewSitter) => void;
  readonly switchGame: (game: string) => void;
  readonly choose: (options: object) => void;
  readonly start: () => void;
}

/** What can be done before the match; what cannot is told in a sentence. */
export function useLobby(session: TableSession, { id }: TableInfo): LobbyActions {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const act = async (asked: Promise<Answer<SeenTable>>): Promise<void> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) session.showTable(answer.value.table);
    else tellOnce(sayProblem(say, answer.why));
  };
  return {
    isBusy,
    sit: (seat) => void act(api.join(id, seat)),
    standUp: () => void act(api.leave(id)),
    arrange: (seat, sitter) => void act(api.seat(id, seat, sitter)),
    switchGame: (game) => void act(api.switchGame(id, game)),
    choose: (options) => void act(api.setOptions(id, options)),
    start: () => void act(api.start(id)),
  };
}
