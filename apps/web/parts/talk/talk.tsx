import type { TableInfo } from '@tablee/protocol';
import { Announcer, Avatar, avatarOf, SeatBubble } from '@tablee/table-ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../locale/use-say.ts';
import type { HeardLine } from '../../session/heard-lines.ts';
import type { TableSession } from '../../session/table-session.ts';
import { endOf, hangingAt, type SeatedLine } from './hanging.ts';
import { Spoken, spokenWords } from './spoken.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { type TalkUse, useLines } from './use-talk.ts';

interface TalkProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly talk: TalkUse;
  /** Selector of the visible page, in which the bubbles look for their seats. */
  readonly within: string;
  /** No bubbles for messages from before this time of the page's clock. */
  readonly since?: number;
}

/** Bubbles at the seats, announcements for screen readers, and the panel. */
export function Talk({ session, table, talk, within, since = -Infinity }: TalkProps) {
  const say = useSay();
  const viewer = useStore(session.store, (state) => state.viewer);
  const { heard } = useLines(session);
  const bubbles = useBubbles(heard, since);
  const nameOf = useNames(table);
  const news = heard.filter(({ isNews }) => isNews).slice(-MAX_ANNOUNCED);
  return (
    <>
      <div aria-hidden="true">
        {bubbles.map(({ n, saidAt, seat, what }) => (
          <SeatBubble
            key={`${n} ${saidAt}`}
            {...{ seat, within }}
            before={bubbles.filter((other) => other.n < n).map((other) => other.seat)}
            otherwise={seat === viewer ? '.tray' : '[data-talk]'}
            face={<Avatar seat={seat} name={avatarOf(table.seats[seat])} size={34} />}
          >
            <Spoken what={what} />
          </SeatBubble>
        ))}
      </div>
      <Announcer
        lines={news.map(({ n, saidAt, seat, what }) => ({
          key: `${n} ${saidAt}`,
          text: say('talk.says', { name: nameOf(seat), words: spokenWords(what, say) }),
        }))}
      />
      {talk.isOpen && <TalkPanel session={session} table={table} nameOf={nameOf} onClose={talk.close} />}
    </>
  );
}

/** Limits the announcements when many messages come at once. */
const MAX_ANNOUNCED = 6;

function useNames({ seats }: TableInfo): (seat: number | null) => string {
  const say = useSay();
  return (seat) => {
    const info = seat === null ? undefined : seats[seat];
    return info?.kind === 'person' ? info.name : say('somebody');
  };
}

function useBubbles(heard: readonly HeardLine[], since: number): SeatedLine[] {
  const [now, setNow] = useState(() => performance.now());
  const hanging = hangingAt(heard, since, now);
  const next = Math.min(...hanging.map(endOf));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(performance.now()), Math.max(0, next - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  return hanging;
}
