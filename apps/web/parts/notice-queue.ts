/** A message shown once; `n` distinguishes equal texts. */
interface ShownNotice {
  readonly n: number;
  readonly text: string;
}

/** The first is visible; the others wait. */
export type NoticeQueue = readonly ShownNotice[];

/** The oldest waiting notice is dropped: more would be stale before they are read. */
const MAX_WAITING_NOTICES = 3;

/** Ignores a text that is shown or waits already. */
export function withNotice(queue: NoticeQueue, text: string, n: number): NoticeQueue {
  if (queue.some((one) => one.text === text)) return queue;
  const [shown, ...waiting] = [...queue, { n, text }];
  return shown === undefined ? [] : [shown, ...waiting.slice(-MAX_WAITING_NOTICES)];
}

const NOTICE_MS = 4_500;
const HURRIED_NOTICE_MS = 2_200;

/** Duration of the first notice: shorter if others wait. */
export function shownMs(queue: NoticeQueue): number {
  return queue.length > 1 ? HURRIED_NOTICE_MS : NOTICE_MS;
}
