import type { CSSProperties } from 'react';

/** From this number on, backs stand closer together. */
const COMFORTABLE = 8;

/** The rack of another player: one back per tile. */
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
