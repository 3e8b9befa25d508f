import type { CSSProperties } from 'react';

/** Past so many backs a fan says no more. */
const MOST = 8;
const SPREAD_DEG = 9;

/** What another player holds: one back each, fanned. */
export function MiniFan({ count }: { readonly count: number }) {
  const shown = Math.min(count, MOST);
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
