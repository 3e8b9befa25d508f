import type { Viewer } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { useEffect, useRef } from 'react';
import { useSay } from '../../../locale/use-say.ts';
import { showNotice } from '../../../parts/notices.tsx';
import { handedOver } from './handed-over.ts';

/** Shows a notice when a person replaces a bot or the reverse, except to that person. */
export function useHandedOver(seats: readonly SeatInfo[], viewer: Viewer): void {
  const say = useSay();
  const before = useRef(seats);
  const mine = useRef(viewer);
  useEffect(() => {
    // A removed player may become a spectator before the table tells that a bot has their seat.
    if (viewer !== 'spectator') mine.current = viewer;
    for (const { seat, what, name, bot } of handedOver(before.current, seats)) {
      if (seat !== mine.current) showNotice(say(`handed-over.${what}`, { name, bot }));
    }
    before.current = seats;
  }, [seats, viewer, say]);
}
