import { type CSSProperties, type ReactNode, useRef } from 'react';
import { usePlace } from '../coach/use-place.ts';
import { Bubble } from './bubble.tsx';

interface SeatBubbleProps {
  readonly seat: number;
  /** What lies in front, as a selector: the speaker is looked for there. */
  readonly within: string;
  /** Where it goes if the speaker is not to be seen there, as a selector, and the face that it then has itself. */
  readonly otherwise: string;
  readonly face: ReactNode;
  /** Whose bubbles were there before: their words stay readable. */
  readonly before: readonly number[];
  readonly children: ReactNode;
}

/** Not the things of the game: words far from their speaker are somebody else's, and they soon are gone. */
const KEEPS_FREE = '[data-seat], .status, .tip, .topbar button, [data-part="note"]';

/** What somebody says, beside their face or their name wherever `data-seat` is drawn. Nothing beneath it is kept from play. */
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
