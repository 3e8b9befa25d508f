/** Something that is told once; `n` tells two with the same words apart. */
interface Notice {
  readonly n: number;
  readonly text: string;
}

/** The first is shown; the others wait. */
export type NoticeQueue = readonly Notice[];

/** More than this nobody reads: the oldest of those that wait give way. */
const MOST_WAITING = 3;

/** What is told already, or waits to be, is not told twice. */
export function withNotice(queue: NoticeQueue, text: string, n: number): NoticeQueue {
  if (queue.some((one) => one.text === text)) return queue;
  const [shown, ...waiting] = [...queue, { n, text }];
  return shown === undefined ? [] : [shown, ...waiting.slice(-MOST_WAITING)];
}

const ALONE_MS = 4_500;
const HURRIED_MS = 2_200;

/** How long the first is shown: less where others wait. */
export function shownMs(queue: NoticeQueue): number {
  return queue.length > 1 ? HURRIED_MS : ALONE_MS;
}
