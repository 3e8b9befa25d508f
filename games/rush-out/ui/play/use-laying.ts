import type { Seat } from '@tablee/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaceCommand } from '../../rules/check-place.ts';
import { checkRush } from '../../rules/legality.ts';
import { cardAt } from '../../rules/places.ts';
import { paceOf, readyAt } from '../../rules/timing.ts';
import type { RushView } from '../../rules/types.ts';
import { AFTER_ANY_PACE, type PlacementSequence } from './touch.ts';

export interface PlacementQueue {
  readonly begin: (places: PlacementSequence) => void;
  readonly stop: () => void;
}

/** Placements on one card that are still to be sent. */
interface QueuedPlacements {
  readonly card: string | null;
  readonly places: readonly PlaceCommand[];
}

type SendPlacement = (place: PlaceCommand) => void;

/**
 * Places several dice with one touch. RO-A17: the host queues only slightly early commands, so each placement is sent
 * when the previous one is about to be played. Placements that become illegal are skipped.
 */
export function useLaying(coming: RushView, me: Seat | null, now: () => number, send: SendPlacement): PlacementQueue {
  const [rest, setRest] = useState<QueuedPlacements | null>(null);
  const waitMs = useEffectEvent((seat: Seat) => {
    const { other } = paceOf(coming.options);
    return Math.max(0, readyAt(coming, seat, 'place') - other - now());
  });
  const sendNext = useEffectEvent((place: PlaceCommand) => {
    setRest((before) => before && { ...before, places: before.places.filter(({ die }) => die !== place.die) });
    send(place);
  });
  const next = rest === null || me === null ? undefined : nextOf(rest, coming, me);
  // Ends the sequence: otherwise it would resume later, for example after the sorcerer's choice.
  if (rest !== null && next === undefined) setRest(null);
  useEffect(() => {
    if (next === undefined || me === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Checked again after the delay, because match time may have been stopped.
    const sendInTime = (): void => {
      const ms = waitMs(me);
      if (ms > 0) timer = setTimeout(sendInTime, ms);
      else sendNext(next);
    };
    timer = setTimeout(sendInTime, waitMs(me));
    return () => clearTimeout(timer);
  }, [next, coming, me]);
  return {
    begin: ([first, ...places]) => {
      setRest(places.length === 0 ? null : { card: cardAt(coming, first.spot), places });
      send(first);
    },
    stop: () => setRest(null),
  };
}

/** Undefined if no placement is legal now. */
export function nextOf({ card, places }: QueuedPlacements, view: RushView, seat: Seat): PlaceCommand | undefined {
  return places.find(
    (place) => cardAt(view, place.spot) === card && checkRush(view, seat, place, AFTER_ANY_PACE) === null,
  );
}
