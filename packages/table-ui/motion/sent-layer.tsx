import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useStore } from '../use-store.ts';
import styles from './flights.module.css';
import { hide } from './hide.ts';
import type { FlyingPicture, FlyingPictures } from './sendings.ts';
import { flightTiming, TURN_OVER, turnTiming } from './timing.ts';
import { framesOf, waypointsOf, widestOf } from './ways.ts';

/** Draws the flying pictures, each until it has landed. */
export function SentLayer({ sendings }: { readonly sendings: FlyingPictures }) {
  const all = useStore(sendings.subscribe, () => sendings.all);
  return all.map((sending) => <Flying key={sending.id} sending={sending} onLand={() => sendings.land(sending.id)} />);
}

/** Copies of a snatched picture: the first leads, the others are its trail. */
const TRAIL = [0, 1, 2];

interface FlyingProps {
  readonly sending: FlyingPicture;
  readonly onLand: () => void;
}

function Flying({ sending, onLand }: FlyingProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { from, to, way, picture, back } = sending;
  const width = widestOf(from, to);
  const height = (width * to.height) / to.width;
  const plan = useRef({ sending, onLand, width, height });
  // Runs once per flight: later props must not restart it.
  useLayoutEffect(() => fly([...(place.current?.children ?? [])], plan.current), []);
  const style = { '--w': `${width}px`, width, height } as CSSProperties;
  return (
    <span ref={place}>
      {(way === 'snatched' ? TRAIL : TRAIL.slice(0, 1)).map((index) => (
        <span key={index} className={styles['sent']} data-trail={index} style={style}>
          {back === undefined ? (
            picture
          ) : (
            <span className={styles['turn']}>
              <span>{picture}</span>
              <span className={styles['back']}>{back}</span>
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

interface SizedFlight extends FlyingProps {
  readonly width: number;
  readonly height: number;
}

function fly(copies: readonly Element[], { sending, onLand, width, height }: SizedFlight): () => void {
  const { from, to, way, rank, back, hides = null } = sending;
  const frames = framesOf(waypointsOf(from, to, width, way), { width, height });
  const flights = copies.map((copy, index) => copy.animate(frames, flightTiming(from, to, rank + index)));
  const turn = back === undefined ? null : copies[0]?.firstElementChild?.animate(TURN_OVER, turnTiming(rank));
  const lead = flights[0];
  if (lead !== undefined) lead.onfinish = onLand;
  const show = hides === null ? null : hide(hides);
  return () => {
    show?.();
    for (const flight of [...flights, turn]) flight?.cancel();
  };
}
