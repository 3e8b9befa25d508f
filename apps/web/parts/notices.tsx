import { useEffect } from 'react';
import { create } from 'zustand';
import { type NoticeQueue, shownMs, withNotice } from './notice-queue.ts';

interface NoticeState {
  readonly n: number;
  readonly queue: NoticeQueue;
}

const useNotice = create<NoticeState>(() => ({ n: 0, queue: [] }));

/** Shows a notice at the top of the page and announces it, after those that wait already. */
export function showNotice(text: string): void {
  useNotice.setState(({ n, queue }) => ({ n: n + 1, queue: withNotice(queue, text, n) }));
}

/** Called when a table is left: its notices have no meaning on the next page. */
export function clearNotices(): void {
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
