import type { TableInfo } from '@tablee/protocol';
import { useStore } from 'zustand';
import type { HeardLine } from '../../session/heard-lines.ts';
import type { TableSession } from '../../session/table-session.ts';
import { useUnheard } from './unheard.ts';

export interface TalkUse {
  /** Another person sits here or there are messages; bots neither read nor write. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  /** Another person has spoken since the panel was last open. */
  readonly hasNews: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

export function useTalk(session: TableSession, { seats }: TableInfo): TalkUse {
  const viewer = useStore(session.store, (state) => state.viewer);
  const { heard } = useLines(session);
  const { isOpen, seenAt } = useStore(session.talk.store);
  const hasCompany = seats.some(({ kind }, seat) => kind === 'person' && seat !== viewer);
  return {
    isOffered: hasCompany || heard.length > 0,
    isOpen,
    hasNews: !isOpen && heard.some(({ isNews, saidAt, seat }) => isNews && saidAt > seenAt && seat !== viewer),
    toggle: () => session.talk.show(!isOpen),
    close: () => session.talk.show(false),
  };
}

interface HeardLines {
  /** Messages of people who are not muted. */
  readonly heard: readonly HeardLine[];
  /** The last message of each muted person. */
  readonly unheard: readonly HeardLine[];
}

export function useLines(session: TableSession): HeardLines {
  const lines = useStore(session.talk.store, (state) => state.lines);
  const { people } = useUnheard();
  const isUnheard = ({ who }: HeardLine): boolean => people.includes(who);
  const silent = new Map(lines.filter(isUnheard).map((line) => [line.who, line]));
  return { heard: lines.filter((line) => !isUnheard(line)), unheard: [...silent.values()] };
}
