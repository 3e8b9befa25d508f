/**
 * `now`: at once, as the answer to an action of this player. `important`: after the line before. `idle`: when nothing else
 * waits.
 */
type Urgency = 'now' | 'important' | 'idle';

export interface Announcement {
  readonly text: string;
  readonly when: Urgency;
  /** Subject: a newer announcement replaces a waiting one about the same. */
  readonly about?: string;
}

interface WaitingAnnouncement extends Announcement {
  readonly since: number;
}

/** Announcements that have waited longer are dropped. */
const MAX_WAIT_MS: Readonly<Record<Urgency, number>> = { now: 1_000, important: 8_000, idle: 4_000 };

/** Delay of idle lines, in which a more urgent one may come. */
const IDLE_DELAY_MS = 400;

/** Estimated duration of a spoken line, within bounds: faster than a line in two seconds is hard to follow. */
const MIN_LINE_MS = 2_000;
const MS_PER_CHARACTER = 55;
const MAX_LINE_MS = 6_000;

function lastsFor(text: string): number {
  return Math.min(MAX_LINE_MS, Math.max(MIN_LINE_MS, text.length * MS_PER_CHARACTER));
}

/** Order and pace of announcements: neither a flood nor old news reaches the screen reader. */
export class SpeechQueue {
  #waiting: readonly WaitingAnnouncement[] = [];
  #speaksUntil = 0;

  add(one: Announcement, at: number): void {
    const others = this.#waiting.filter(({ about }) => about === undefined || about !== one.about);
    this.#waiting = [...others, { ...one, since: at }];
  }

  /** Takes the announcement that is due; null while a line is being spoken, or if none waits. */
  next(at: number): Announcement | null {
    this.#waiting = this.#waiting.filter(({ when, since }) => at - since <= MAX_WAIT_MS[when]);
    const due = this.#waiting.filter((one) => this.#dueAt(one) <= at);
    const next = due.find(isOf('now')) ?? due.find(isOf('important')) ?? due.at(-1);
    if (next === undefined) return null;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#speaksUntil = at + lastsFor(next.text);
    return next;
  }

  /** Time at which `next` may answer; null if none waits. */
  get wakesAt(): number | null {
    return this.#waiting.length === 0 ? null : Math.min(...this.#waiting.map((one) => this.#dueAt(one)));
  }

  clear(): void {
    this.#waiting = [];
  }

  #dueAt({ when, since }: WaitingAnnouncement): number {
    if (when === 'now') return since;
    return Math.max(this.#speaksUntil, since) + (when === 'idle' ? IDLE_DELAY_MS : 0);
  }
}

function isOf(urgency: Urgency): (one: WaitingAnnouncement) => boolean {
  return ({ when }) => when === urgency;
}
