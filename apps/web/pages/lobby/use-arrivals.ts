import type { SeatInfo } from '@tablee/protocol';
import { type AnnouncedLine, feel } from '@tablee/table-ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { hasNewPerson, sayArrivals } from './arrivals.ts';

/** Announcements about arrivals, departures and the viewer's own place. */
export function useArrivals(seats: readonly SeatInfo[], own: number | null = null): readonly AnnouncedLine[] {
  const say = useSay();
  const before = useRef({ seats, own });
  const [lines, setLines] = useState<readonly AnnouncedLine[]>([]);
  useEffect(() => {
    const [was, is] = [before.current, { seats, own }];
    before.current = is;
    if (hasNewPerson(was, is)) feel('match');
    const news = sayArrivals(was, is, say);
    if (news.length === 0) return;
    setLines((all) => [...all, ...news.map((text, index) => ({ key: all.length + index, text }))]);
  }, [seats, own, say]);
  return lines;
}
