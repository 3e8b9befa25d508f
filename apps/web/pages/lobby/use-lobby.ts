import type { HouseRules, TableInfo } from '@tablee/protocol';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';
import { type ApiAnswer, api, type NewSitter, type Options, type SeenTable } from '../../session/api.ts';
import { changePersona, introduce } from '../../session/introduction.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useAct } from '../use-act.ts';
import { nameAt } from './lobby-status.ts';
import type { SayRule, SentOffGuest } from './room.ts';
import { nameOfGuest } from './sent-off-rows.tsx';

export interface LobbyActions {
  readonly sit: (seat: number | null) => void;
  readonly rename: () => void;
  /** Sends the viewer's new name; the seat stays the same. */
  readonly sitAgain: () => void;
  readonly standUp: () => void;
  readonly arrange: (seat: number, sitter: NewSitter) => void;
  readonly sendOff: (seat: number) => void;
  readonly letIn: (guest: SentOffGuest) => void;
  readonly swap: (from: number, to: number) => void;
  readonly chooseForSeat: (seat: number, options: Options) => void;
  readonly switchGame: (game: string) => void;
  readonly choose: (options: object) => void;
  readonly chooseHouse: (house: Partial<HouseRules>) => void;
  readonly close: () => void;
  readonly start: () => void;
}

/** Actions before the match, each a request to the server. */
export function useLobby(session: TableSession, table: TableInfo, sayRule: SayRule): LobbyActions {
  const say = useSay();
  const { id } = table;
  const { act, actOnce } = useAct(session, (refusal) => sayRule(refusal, (seat) => nameAt(table, seat)));
  const letIn = async (guest: SentOffGuest): Promise<ApiAnswer<SeenTable>> => {
    const answer = await api.letIn(id, guest.who);
    if (answer.ok) showNotice(say('lobby.let-in-done', { name: nameOfGuest(guest, say) }));
    return answer;
  };
  const sitAgain = (): void => act(api.join(id, null));
  return {
    sit: (seat) => void introduce(() => actOnce('sit', () => api.join(id, seat))),
    rename: () => void changePersona(sitAgain),
    sitAgain,
    standUp: () => act(api.leave(id)),
    arrange: (seat, sitter) => act(api.seat(id, seat, sitter)),
    sendOff: (seat) => act(api.kick(id, seat)),
    letIn: (guest) => act(letIn(guest)),
    swap: (from, to) => act(api.swap(id, from, to)),
    chooseForSeat: (seat, options) => act(api.chooseForSeat(id, seat, options)),
    switchGame: (game) => act(api.switchGame(id, game)),
    choose: (options) => act(api.setOptions(id, options)),
    chooseHouse: (house) => act(api.setHouse(id, house)),
    close: () => act(api.close(id)),
    start: () => actOnce('start', () => api.start(id)),
  };
}
