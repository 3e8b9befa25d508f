/**
 * 'slides': all tiles move at once within their zone. 'flights': all change zone and travel above the table, one after
 * the other. 'dice': dice tumble where they lie. 'layout': as slides, but by left and top.
 */
export type Way = 'slides' | 'flights' | 'dice' | 'layout';

declare global {
  interface Window {
    /** Moves the tiles this way, and answers with the time of every frame. */
    measureFrames: (way: Way) => Promise<number[]>;
  }
}

interface Rhythm {
  readonly moves: number;
  readonly everyMs: number;
}

/** A move begins when the one before has ended. */
const RHYTHMS: Readonly<Record<Way, Rhythm>> = {
  slides: { moves: 14, everyMs: 260 },
  layout: { moves: 14, everyMs: 260 },
  flights: { moves: 1, everyMs: 3_640 },
  dice: { moves: 5, everyMs: 720 },
};

const REST_MS = 500;

export async function framesOf(way: Way, show: (moves: number) => void): Promise<number[]> {
  const { moves, everyMs } = RHYTHMS[way];
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const times: number[] = [];
  let made = 0;
  return await new Promise((resolve) => {
    const onFrame = (time: number): void => {
      times.push(time);
      const elapsed = time - (times[0] as number);
      if (elapsed >= moves * everyMs) return resolve(times);
      if (elapsed >= made * everyMs) {
        made += 1;
        show(made);
      }
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}
