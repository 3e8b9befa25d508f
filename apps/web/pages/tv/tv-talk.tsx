import type { TableInfo } from '@tablee/protocol';
import { useState } from 'react';
import { Talk } from '../../parts/talk/talk.tsx';
import { useTalk } from '../../parts/talk/use-talk.ts';
import type { TableSession } from '../../session/table-session.ts';

interface TvTalkProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  /** Selector of the element that contains the speakers' seats. */
  readonly within: string;
}

/** Talk on a television. Outside the scaled stage, because bubbles are positioned in window pixels. */
export function TvTalk({ session, table, within }: TvTalkProps) {
  const talk = useTalk(session, table);
  // The seats move between lobby and match, so older bubbles are not shown again.
  const [since] = useState(() => performance.now());
  return <Talk {...{ session, table, talk, within, since }} />;
}
