import type { SeatInfo } from '@tablee/protocol';
import { feel, type Line } from '@tablee/table-ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';

/** Who sat down and who left, and where one's own place is now, for people who listen instead of looking. */
export function useArrivals(seats: readonly SeatInfo[], own: number | null = null): readonly Line[] {
  const say = useSay();
  const before = useRef({ seats, own });
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const [was, is] = [peopleAt(before.current.seats), peopleAt(seats)];
    const hasMoved = own !== null && before.current.own !== null && before.current.own !== own;
    const moved = hasMoved ? [say('lobby.moved', { place: own + 1 })] : [];
    before.current = { seats, own };
    const came = is.filter((name) => !was.includes(name)).map((name) => say('lobby.joined', { name }));
    const left = was.filter((name) => !is.includes(name)).map((name) => say('lobby.left', { name }));
    if (came.length > 0) feel('match');
    const news = [...came, ...left, ...moved];
    if (news.length === 0) return;
    setLines((all) => [...all, ...news.map((text, index) => ({ key: all.length + index, text }))]);
  }, [seats, own, say]);
  return lines;
}

function peopleAt(seats: readonly SeatInfo[]): string[] {
  return seats.flatMap((info) => (info.kind === 'person' ? [info.name] : []));
}
