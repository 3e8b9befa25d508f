import { type CSSProperties, type ReactNode, useRef } from 'react';
import { usePlace } from '../coach/use-place.ts';
import { Bubble } from './bubble.tsx';

interface SeatBubbleProps {
  readonly seat: number;
  /** Selector of the frontmost part of the page, in which the speaker is looked up. */
  readonly within: string;
  /** Selector of the target if the speaker is not visible; the bubble then shows `face`. */
  readonly otherwise: string;
  readonly face: ReactNode;
  /** Seats with older bubbles, which are not covered. */
  readonly before: readonly number[];
  readonly children: ReactNode;
}

/** Things of the game are left out: a bubble is brief, and far from its speaker it would seem to be from another. */
const KEEPS_FREE = '[data-seat], .status, .tip, .topbar button, [data-part="note"]';

/** A bubble beside the face or the name of a player, found by `data-seat`. Touches pass through to the table. */
export function SeatBubble({ seat, within, otherwise, face, before, children }: SeatBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const place = usePlace(bubble, {
    at: `${within} [data-seat="${seat}"] :is(.avatar, [data-speaker])`,
    keepsFree: KEEPS_FREE,
    neverOver: before.length === 0 ? undefined : before.map((other) => `.speech[data-said-by="${other}"]`).join(', '),
    otherwise,
  });
  const isAfar = place?.isOtherwise === true;
  const style = { left: place?.left, top: place?.top, '--tail': `${place?.tail ?? 0}px` } as CSSProperties;
  return (
    <Bubble
      className={isAfar ? 'speech is-afar' : 'speech'}
      side={place?.side ?? null}
      seat={seat}
      style={style}
      ref={bubble}
    >
      {isAfar && face}
      {children}
    </Bubble>
  );
}
