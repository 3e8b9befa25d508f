import { useEffect } from 'react';
import { create } from 'zustand';

interface NoticeState {
  readonly n: number;
  readonly text: string | null;
}

const SHOWN_MS = 4_500;

const useNotice = create<NoticeState>(() => ({ n: 0, text: null }));

/** Tells something once, at the lower edge of the page and to screen readers. */
export function tellOnce(text: string): void {
  useNotice.setState(({ n }) => ({ n: n + 1, text }));
}

export function Notices() {
  const { n, text } = useNotice();
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => useNotice.setState({ text: null }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, n]);
  return (
    <div className="notices" role="status" aria-live="polite">
      {text !== null && (
        <p key={n} className="notice">
          {text}
        </p>
      )}
    </div>
  );
}
