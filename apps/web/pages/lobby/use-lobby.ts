import type { HouseRules, TableInfo } from '@tablee/protocol';
import { api, type NewSitter } from '../../session/api.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useAct } from '../use-act.ts';

export interface LobbyActions {
  readonly isBusy: boolean;
  readonly sit: (seat: number | null) => void;
  readonly standUp: () => void;
  readonly arrange: (seat: number, sitter: NewSitter) => void;
  readonly sendOff: (seat: number) => void;
  readonly switchGame: (game: string) => void;
  readonly choose: (options: object) => void;
  readonly chooseHouse: (house: HouseRules) => void;
  readonly start: () => void;
}

/** What can be done before the match. */
export function useLobby(session: TableSession, { id }: TableInfo): LobbyActions {
  const { isBusy, act } = useAct(session);
  return {
    isBusy,
    sit: (seat) => act(api.join(id, seat)),
    standUp: () => act(api.leave(id)),
    arrange: (seat, sitter) => act(api.seat(id, seat, sitter)),
    sendOff: (seat) => act(api.kick(id, seat)),
    switchGame: (game) => act(api.switchGame(id, game)),
    choose: (options) => act(api.setOptions(id, options)),
    chooseHouse: (house) => act(api.setHouse(id, house)),
    start: () => act(api.start(id)),
  };
}
