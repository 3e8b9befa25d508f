import type { CSSProperties } from 'react';

/** Maximum number of drawn backs. */
const MAX_BACKS = 8;
const SPREAD_DEG = 9;

/** The hand of another player: one back per card, fanned. */
export function MiniFan({ count }: { readonly count: number }) {
  const shown = Math.min(count, MAX_BACKS);
  return (
    <span className="mini-fan" style={{ '--cards': shown } as CSSProperties} aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        <i
          key={index}
          style={{ '--at': index, rotate: `${(index - (shown - 1) / 2) * SPREAD_DEG}deg` } as CSSProperties}
        />
      ))}
    </span>
  );
}
