import type { CSSProperties } from 'react';

/** From this number on, backs stand closer together. */
const MAX_SPACED_BACKS = 8;

/** The rack of another player: one back per tile. */
export function MiniRack({ count }: { count: number }) {
  const overlap = count <= MAX_SPACED_BACKS ? 0 : -(1 - MAX_SPACED_BACKS / count) * 13;
  return (
    <span className="mini-rack" style={{ '--mini-overlap': `${overlap}px` } as CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
