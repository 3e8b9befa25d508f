/**
 * When something is said: at once, where it answers what this player did; as soon as the line before is over; or only if
 * nobody else has anything to say.
 */
type Urgency = 'now' | 'important' | 'idle';

export interface Announcement {
  readonly text: string;
  readonly when: Urgency;
  /** Of two that wait and are about the same, only the newer one is said. */
  readonly about?: string;
}

interface Waiting extends Announcement {
  readonly since: number;
}

/** What nobody has said by then is old. */
const FRESH_MS: Readonly<Record<Urgency, number>> = { now: 1_000, important: 8_000, idle: 4_000 };

/** A moment in which something that matters more may still come. */
const QUIET_MS = 400;

/** About what a voice takes, and never more than a line in two seconds: nobody follows more. */
const LEAST_MS = 2_000;
const CHARACTER_MS = 55;
const MOST_MS = 6_000;

function lastsFor(text: string): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, text.length * CHARACTER_MS));
}

/** What a listener hears, line by line: the voice is never flooded, and never tells what is long over. */
export class SpeechQueue {
  #waiting: readonly Waiting[] = [];
  #speaksUntil = 0;

  add(one: Announcement, at: number): void {
    const others = this.#waiting.filter(({ about }) => about === undefined || about !== one.about);
    this.#waiting = [...others, { ...one, since: at }];
  }

  /** What is to be said at this time; null while a line is being spoken, or there is none. */
  next(at: number): Announcement | null {
    this.#waiting = this.#waiting.filter(({ when, since }) => at - since <= FRESH_MS[when]);
    const due = this.#waiting.filter((one) => this.#dueAt(one) <= at);
    const next = due.find(isOf('now')) ?? due.find(isOf('important')) ?? due.at(-1);
    if (next === undefined) return null;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#speaksUntil = at + lastsFor(next.text);
    return next;
  }

  /** When there may be something to say; null where nothing waits. */
  get wakesAt(): number | null {
    return this.#waiting.length === 0 ? null : Math.min(...this.#waiting.map((one) => this.#dueAt(one)));
  }

  /** What waits is about another place. */
  clear(): void {
    this.#waiting = [];
  }

  #dueAt({ when, since }: Waiting): number {
    if (when === 'now') return since;
    return Math.max(this.#speaksUntil, since) + (when === 'idle' ? QUIET_MS : 0);
  }
}

function isOf(urgency: Urgency): (one: Waiting) => boolean {
  return ({ when }) => when === urgency;
}
