import { useEffect } from 'react';
import { create } from 'zustand';
import { type NoticeQueue, shownMs, withNotice } from './notice-queue.ts';

interface NoticeState {
  readonly n: number;
  readonly queue: NoticeQueue;
}

const useNotice = create<NoticeState>(() => ({ n: 0, queue: [] }));

/** Tells something once, at the top of the page and to screen readers, after what is being told. */
export function tellOnce(text: string): void {
  useNotice.setState(({ n, queue }) => ({ n: n + 1, queue: withNotice(queue, text, n) }));
}

/** What was told of a table is nobody's business on the next page. */
export function forgetNotices(): void {
  useNotice.setState({ queue: [] });
}

export function Notices() {
  const queue = useNotice((state) => state.queue);
  const [shown] = queue;
  const n = shown?.n ?? null;
  const ms = shownMs(queue);
  useEffect(() => {
    if (n === null) return;
    const timer = setTimeout(() => useNotice.setState((state) => ({ queue: without(state.queue, n) })), ms);
    return () => clearTimeout(timer);
  }, [n, ms]);
  return (
    <div className="notices" role="status" aria-live="polite">
      {shown !== undefined && (
        <p key={shown.n} className="notice">
          {shown.text}
        </p>
      )}
    </div>
  );
}

function without(queue: NoticeQueue, n: number): NoticeQueue {
  return queue.filter((notice) => notice.n !== n);
}
