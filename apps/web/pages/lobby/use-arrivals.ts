import type { SeatInfo } from '@tablee/protocol';
import { feel, type Line } from '@tablee/table-ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';

/** Who sat down and who left, for whoever listens instead of looking. */
export function useArrivals(seats: readonly SeatInfo[]): readonly Line[] {
  const say = useSay();
  const before = useRef(seats);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const [was, is] = [peopleAt(before.current), peopleAt(seats)];
    before.current = seats;
    const came = is.filter((name) => !was.includes(name)).map((name) => say('lobby.joined', { name }));
    const left = was.filter((name) => !is.includes(name)).map((name) => say('lobby.left', { name }));
    if (came.length > 0) feel('match');
    if (came.length + left.length === 0) return;
    setLines((all) => [...all, ...[...came, ...left].map((text, index) => ({ key: all.length + index, text }))]);
  }, [seats, say]);
  return lines;
}

function peopleAt(seats: readonly SeatInfo[]): string[] {
  return seats.flatMap((info) => (info.kind === 'person' ? [info.name] : []));
}
