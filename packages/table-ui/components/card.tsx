import { Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

/** The body of a card: as wide as --w of its zone, with whatever is printed on it. */
export function Card({ children, style }: { readonly children: ReactNode; readonly style?: CSSProperties }) {
  return (
    <span className="playing-card">
      <span className="playing-card-art" style={style}>
        {children}
      </span>
    </span>
  );
}

interface StackProps {
  readonly count: number;
  /** Past so many cards it grows no thicker. */
  readonly thickest?: number;
  /** Nobody can take it any more. */
  readonly isLocked?: boolean;
  /** False where it only matters that there are several cards. */
  readonly isCounted?: boolean;
  readonly children: ReactNode;
}

/** Cards one upon the other: an edge for each that lies below, and how many there are. */
export function CardStack({ count, thickest = 6, isLocked = false, isCounted = true, children }: StackProps) {
  const below = Math.max(0, Math.min(count, thickest) - 1);
  return (
    <span className="card-stack">
      {Array.from({ length: below }, (_, index) => (
        <span key={index} className="card-edge" style={{ '--depth': below - index } as CSSProperties} />
      ))}
      {children}
      {isCounted && (
        <span className={isLocked ? 'count is-locked' : 'count'} aria-hidden="true">
          {count}
          {isLocked && <Lock size={12} strokeWidth={3.4} />}
        </span>
      )}
    </span>
  );
}
