import type { CSSProperties, ReactNode } from 'react';

interface SpokenProps {
  readonly children: ReactNode;
  readonly style?: CSSProperties;
}

/** What somebody says aloud. */
export function Bubble({ children, style }: SpokenProps) {
  return (
    <span className="bubble" style={style}>
      {children}
    </span>
  );
}

/** What somebody just gained, lost or did: it rises and is gone. */
export function Float({ children, style, isGood = false }: SpokenProps & { readonly isGood?: boolean }) {
  return (
    <span className={isGood ? 'float good' : 'float'} style={style} aria-hidden="true">
      {children}
    </span>
  );
}
