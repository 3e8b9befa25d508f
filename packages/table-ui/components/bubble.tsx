import type { CSSProperties, ReactNode, Ref } from 'react';

interface SpokenProps {
  readonly children: ReactNode;
  readonly style?: CSSProperties;
}

interface BubbleProps extends SpokenProps {
  readonly className?: string;
  /** Position of the tail; absent while unknown. */
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | null;
  /** The speaker. */
  readonly seat?: number;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** A speech bubble. */
export function Bubble({ children, style, className = '', side = 'bottom', seat, ref }: BubbleProps) {
  return (
    <span className={`bubble ${className}`} data-side={side ?? undefined} data-said-by={seat} style={style} ref={ref}>
      {children}
    </span>
  );
}

interface FloatProps extends SpokenProps {
  /** Sign of the change. */
  readonly look?: 'good' | 'bad' | 'calm';
}

/** A gain, loss or action that floats up and fades. */
export function Float({ children, style, look = 'bad' }: FloatProps) {
  return (
    <span className={`float ${look}`} style={style} aria-hidden="true">
      {children}
    </span>
  );
}
