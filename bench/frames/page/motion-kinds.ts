import { watchMotion } from './watch-motion.ts';

/**
 * 'slides': all tiles move at once within their zone. 'flights': all change zone and travel above the table, one after
 * the other. 'dice': dice tumble in place. 'layout': as slides, but by `left` and `top`.
 */
export type MotionKind = 'slides' | 'flights' | 'dice' | 'layout';

declare global {
  interface Window {
    /** Makes the moves of one kind; returns the frame times of each move. */
    measureFrames: (way: MotionKind) => Promise<number[][]>;
  }
}

/** Moves of each kind in a run; the next begins when the last has ended. */
const MOVES_PER_RUN: Readonly<Record<MotionKind, number>> = { slides: 14, layout: 14, flights: 1, dice: 5 };

/** Time for the page to settle before the first move. */
const SETTLE_MS = 500;
const TIMEOUT_MS = 20_000;

export async function framesOf(way: MotionKind, show: (moves: number) => void): Promise<number[][]> {
  const runs: number[][] = [];
  for (let move = 1; move <= MOVES_PER_RUN[way]; move += 1) {
    const quietMs = move === 1 ? SETTLE_MS : 0;
    const { frameTimes } = await watchMotion({ label: `${way}, move ${move}`, quietMs, timeoutMs: TIMEOUT_MS });
    show(move);
    runs.push(await frameTimes);
  }
  return runs;
}
