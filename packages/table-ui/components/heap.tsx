import type { Locale } from '@tablee/words';
import { Lock } from 'lucide-react';
import { type ComponentType, type CSSProperties, memo, type Ref } from 'react';
import { heapPlaces } from '../heap-places.ts';
import type { ThingState } from '../states.ts';
import { tableWords } from '../words.ts';

interface HeapProps {
  /** Backs of the pieces. */
  readonly Back: ComponentType;
  readonly count: number;
  /** Maximum number of drawn pieces. */
  readonly capacity: number;
  readonly size: { readonly width: number; readonly height: number; readonly piece: number };
  readonly label: string;
  readonly word: string;
  readonly state: ThingState;
  readonly locale: Locale;
  readonly onTake: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A loose heap of backs with its count and, while taking is not allowed, a padlock. */
export function Heap({ Back, count, capacity, size, label, word, state, locale, onTake, ref }: HeapProps) {
  const { width, height, piece } = size;
  const style = { '--heap-w': `${width}px`, '--heap-h': `${height}px`, '--w': `${piece}px` } as CSSProperties;
  const isLocked = state === 'blocked';
  return (
    <div className="thing heap" data-state={state} style={style} ref={ref}>
      <HeapPieces Back={Back} count={count} capacity={capacity} size={size} />
      <span className="count" aria-hidden="true">
        {count}
      </span>
      <span className={state === 'now' ? 'chip now' : 'chip'} aria-hidden="true">
        {isLocked && <Lock size={14} strokeWidth={3} fill="currentColor" />}
        {word}
      </span>
      <button
        type="button"
        className="hit"
        data-thing="heap"
        aria-label={isLocked ? `${label}, ${tableWords(locale)('locked')}` : label}
        onClick={onTake}
      />
    </div>
  );
}

/** Memoized, because a heap has many pieces. */
const HeapPieces = memo(function HeapPieces({
  Back,
  count,
  capacity,
  size,
}: Pick<HeapProps, 'Back' | 'count' | 'capacity' | 'size'>) {
  const { width, height, piece } = size;
  const reach = { x: (width - piece * 1.25) / 2, y: (height - piece * 1.5) / 2 };
  return (
    <span className="blockable" aria-hidden="true">
      {heapPlaces(count, capacity)
        .toReversed()
        .map(({ x, y, turn }, index) => (
          <span
            key={`${x} ${y}`}
            className="heap-piece"
            data-next={index === 0 || undefined}
            style={{
              transform: `translate(-50%, -50%) translate(${x * reach.x}px, ${y * reach.y}px) rotate(${turn}deg)`,
            }}
          >
            <Back />
          </span>
        ))}
    </span>
  );
});
