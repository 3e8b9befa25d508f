import type { CSSProperties } from 'react';

/** Past so many backs they stand closer together. */
const COMFORTABLE = 8;

/** What stands on another player's rack: one back each. */
export function MiniRack({ count }: { count: number }) {
  const overlap = count <= COMFORTABLE ? 0 : -(1 - COMFORTABLE / count) * 13;
  return (
    <span className="mini-rack" style={{ '--mini-overlap': `${overlap}px` } as CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
