import type { CSSProperties, ReactNode, Ref } from 'react';

interface SpokenProps {
  readonly children: ReactNode;
  readonly style?: CSSProperties;
}

interface BubbleProps extends SpokenProps {
  readonly className?: string;
  /** Where its tail is; none while that is not known. */
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | null;
  /** Who says it. */
  readonly seat?: number;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** What somebody says aloud. */
export function Bubble({ children, style, className = '', side = 'bottom', seat, ref }: BubbleProps) {
  return (
    <span className={`bubble ${className}`} data-side={side ?? undefined} data-said-by={seat} style={style} ref={ref}>
      {children}
    </span>
  );
}

interface FloatProps extends SpokenProps {
  /** Gained, lost, or neither. */
  readonly look?: 'good' | 'bad' | 'calm';
}

/** What somebody just gained, lost or did: it rises and is gone. */
export function Float({ children, style, look = 'bad' }: FloatProps) {
  return (
    <span className={`float ${look}`} style={style} aria-hidden="true">
      {children}
    </span>
  );
}
