import { type Size, useSize } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { stageSize } from './stage-size.ts';

interface StageProps {
  /** How many pixels what is drawn on it counts on. */
  readonly least: Size;
  readonly children: ReactNode;
}

/** Fills the window with what was drawn for one size: a television far away shows the same, larger. */
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
