import { type Size, useSize } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { stageSize } from './stage-size.ts';

interface StageProps {
  /** Minimum size for which the children are laid out. */
  readonly least: Size;
  readonly children: ReactNode;
}

/**
 * Lays children out at a fixed size and scales them to the window, so that a distant television shows the same, larger.
 */
export function Stage({ least, children }: StageProps) {
  const [ref, window] = useSize();
  const stage = window === null ? null : stageSize(window, least);
  return (
    <div className="tv-window" ref={ref}>
      {stage !== null && (
        <div
          className="tv-stage"
          data-scale={stage.scale}
          style={{ width: stage.width, height: stage.height, transform: `scale(${stage.scale})` }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
