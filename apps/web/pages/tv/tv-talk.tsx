import type { TableInfo } from '@tablee/protocol';
import { useState } from 'react';
import { Talk } from '../../parts/talk/talk.tsx';
import { useTalk } from '../../parts/talk/use-talk.ts';
import type { TableSession } from '../../session/table-session.ts';

interface TvTalkProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  /** Where the faces of the speakers are, as a selector. */
  readonly within: string;
}

/** What is said at the table, beside the faces. Outside the stage: bubbles are placed by pixels of the window. */
export function TvTalk({ session, table, within }: TvTalkProps) {
  const talk = useTalk(session, table);
  const [since] = useState(() => performance.now()); // between the lobby and the match the faces go elsewhere
  return <Talk {...{ session, table, talk, within, since }} />;
}
