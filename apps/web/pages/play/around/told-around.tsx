import type { Viewer } from '@tablee/kernel';
import { type AnnouncedLine, Announcer } from '@tablee/table-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../../locale/use-say.ts';
import { showNotice } from '../../../parts/notices.tsx';
import type { LogNote } from '../../../session/noted.ts';
import type { TableSession } from '../../../session/table-session.ts';
import { tellNoted } from './tell-noted.ts';

interface ToldAroundProps {
  readonly session: TableSession;
  readonly viewer: Viewer;
  readonly late: string | null;
}

/** Notes that seats and status line show anyway; announced to screen readers only. */
const SHOWN_ANYWAY: ReadonlySet<LogNote['what']> = new Set(['away', 'pause']);

/** Shows notes as notices, or announces them to screen readers only. */
export function ToldAround({ session, viewer, late }: ToldAroundProps) {
  const say = useSay();
  const noted = useStore(session.store, (state) => state.noted);
  const heard = useRef(noted.at(-1)?.seq ?? -1);
  useEffect(() => {
    const news = noted.filter(({ seq, what }) => seq > heard.current && !SHOWN_ANYWAY.has(what));
    heard.current = noted.at(-1)?.seq ?? heard.current;
    for (const one of news) {
      const sentence = tellNoted(one, viewer, say, noted[noted.indexOf(one) - 1]);
      if (sentence !== null) showNotice(sentence);
    }
  }, [noted, viewer, say]);
  const lines = useMemo<AnnouncedLine[]>(() => {
    const shown = noted.filter(({ what }) => SHOWN_ANYWAY.has(what));
    const told = shown.map((one) => ({ key: one.seq, text: tellNoted(one, viewer, say) ?? '' }));
    return late === null ? told : [...told, { key: late, text: late }];
  }, [noted, viewer, say, late]);
  return <Announcer lines={lines} />;
}
