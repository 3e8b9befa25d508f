import { Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

/** The body of a card, --w wide, with its content. */
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
  /** Maximum number of drawn edges. */
  readonly thickest?: number;
  /** Locked: no player can take it. */
  readonly isLocked?: boolean;
  /** False if only the presence of several cards matters. */
  readonly isCounted?: boolean;
  readonly children: ReactNode;
}

/** A pile: one edge per card below, and the count. */
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
