import { type Announcement, SpeechQueue } from './speech-queue.ts';

export interface SpokenLine extends Pick<Announcement, 'text' | 'when'> {
  readonly n: number;
}

/** Number of lines that stay on the page, so that a slow screen reader finds each before it is removed. */
const MAX_KEPT_LINES = 4;

const queue = new SpeechQueue();
const listeners = new Set<() => void>();
let said: readonly SpokenLine[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** Announces a text to screen readers. */
export function announce(text: string, how: Partial<Omit<Announcement, 'text'>> = {}): void {
  queue.add({ when: 'important', ...how, text }, performance.now());
  speak();
}

/** Drops all waiting announcements, when the page that made them is left. */
export function hush(): void {
  queue.clear();
}

function speak(): void {
  const line = queue.next(performance.now());
  if (line !== null) {
    said = [...said, { n: (said.at(-1)?.n ?? 0) + 1, text: line.text, when: line.when }].slice(-MAX_KEPT_LINES);
    for (const listener of listeners) listener();
  }
  const { wakesAt } = queue;
  if (timer !== null) clearTimeout(timer);
  timer = wakesAt === null ? null : setTimeout(speak, Math.max(20, wakesAt - performance.now()));
}

export const spoken = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  lines: (): readonly SpokenLine[] => said,
};
