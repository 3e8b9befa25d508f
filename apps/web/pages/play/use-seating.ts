import type { TableInfo } from '@tablee/protocol';
import { useStore } from 'zustand';
import { api } from '../../session/api.ts';
import { introduce } from '../../session/introduction.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useAct } from '../use-act.ts';

export interface Seating {
  readonly isBusy: boolean;
  /** True if the maker has removed this guest. */
  readonly isBarred: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly replace: (seat: number) => void;
  readonly takeOver: (seat: number) => void;
  readonly sendOff: (seat: number) => void;
  readonly letIn: (who: string) => void;
}

/** Actions on seats and pauses during a match. */
export function useSeating(session: TableSession, { id }: TableInfo): Seating {
  const { isBusy, act } = useAct(session);
  const isBarred = useStore(session.store, (state) => state.isBarred);
  return {
    isBusy,
    isBarred,
    pause: () => act(api.pause(id)),
    resume: () => act(api.resume(id)),
    replace: (seat) => act(api.replace(id, seat)),
    takeOver: (seat) => void introduce(() => act(api.join(id, seat))),
    sendOff: (seat) => act(api.kick(id, seat)),
    letIn: (who) => act(api.letIn(id, who)),
  };
}
