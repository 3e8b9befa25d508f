import { watchMotion } from './watch-motion.ts';

/**
 * 'slides': all tiles move at once within their zone. 'flights': all change zone and travel above the table, one after
 * the other. 'dice': dice tumble where they lie. 'layout': as slides, but by left and top.
 */
export type MotionKind = 'slides' | 'flights' | 'dice' | 'layout';

declare global {
  interface Window {
    /** Moves the tiles this way, and answers with the times of the frames of every move. */
    measureFrames: (way: MotionKind) => Promise<number[][]>;
  }
}

/** How many moves are made of each, one when the one before has ended. */
const MOVES_PER_RUN: Readonly<Record<MotionKind, number>> = { slides: 14, layout: 14, flights: 1, dice: 5 };

/** What was drawn anew settles before its first move. */
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
