import type { Seat } from '@tablee/kernel';
import type { BotMemory } from '../bots/bot-memory.ts';
import type { HostedMatch } from '../match/hosted-match.ts';
import type { Clock } from '../ports.ts';
import { isAnybodyAway } from './match-notes.ts';
import type { Wait } from './readiness.ts';

/** A connection that is back within this time is not noted as away. */
const RECONNECT_GRACE_MS = 1_000;
/** Time for people to connect after the table was opened or was empty. */
const ARRIVAL_GRACE_MS = 5_000;
const MAX_PAUSE_MS = 600_000;
/** Maximum wait for a newcomer who reads the rules. */
const MAX_READING_MS = 60_000;
/** Maximum wait for a person alone with bots at a score sheet. */
const MAX_SCORE_SHEET_MS = MAX_PAUSE_MS;

export interface AttendedTable {
  readonly match: HostedMatch;
  readonly graceMs: number;
  /** Level of stand-ins; null if the game has no bots. */
  readonly level: string | null;
  people(): readonly Seat[];
  isHere(seat: Seat): boolean;
  wait(): Wait | null;
  recollect(seat: Seat, level: string): Promise<BotMemory>;
  onLost(reason: unknown): void;
}

/**
 * Tracks who is at the table during a match. A person who disconnects is noted as away, and a stand-in plays after the
 * grace time; on return the person plays again at once. Match time stops while nobody is connected, while newcomers
 * read the rules and while a person alone with bots looks at a score sheet. It jumps to the next wake when everybody
 * present is ready.
 */
export class Attendance {
  readonly #table: AttendedTable;
  readonly #clock: Clock;
  /** Time at which each missing person is noted as away. */
  readonly #missedAt = new Map<Seat, number>();
  /** Stand-ins requested before their time, and those whose memory is being rebuilt. */
  readonly #wanted = new Set<Seat>();
  readonly #coming = new Set<Seat>();
  #pausedAt: number | null = null;
  /** Reason why match time is stopped, and the start of the wait for each seat. */
  #standsFor: Wait['for'] | null = null;
  readonly #awaitedSince = new Map<Seat, number>();
  #isEmpty = true;
  #isOver = false;
  #cancel: () => void = () => {};

  constructor(table: AttendedTable, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  /** Re-evaluates who is present: notes absences, starts stand-ins, ends pauses. */
  update(): void {
    this.#cancel();
    const { match } = this.#table;
    if (this.#isOver || match.isOver) return;
    const wasDeserted = this.#isEmpty;
    const people = this.#table.people();
    this.#isEmpty = people.length > 0 && !people.some((seat) => this.#table.isHere(seat));
    for (const seat of people) if (this.#table.isHere(seat)) this.#welcome(seat);
    if (this.#isEmpty) this.#missedAt.clear();
    else this.#noteMissing(people, wasDeserted ? ARRIVAL_GRACE_MS : RECONNECT_GRACE_MS);
    this.#endPause();
    this.#endStanding();
    this.#runOrHalt();
    this.#sendStandIns(people);
    this.#scheduleUpdate(people);
  }

  /** Sends a stand-in without waiting for the grace time. */
  replace(seat: Seat): void {
    this.#wanted.add(seat);
    this.update();
  }

  /** Remaining pause, in real time because match time is stopped. */
  get pauseLeftMs(): number {
    const since = this.#pausedAt ?? this.#clock.now();
    return Math.max(0, since + MAX_PAUSE_MS - this.#clock.now());
  }

  /** Remaining wait for readers, in real time; null while match time is not stopped for anybody. */
  get standingLeftMs(): number | null {
    const wait = this.#standing();
    return wait && Math.max(0, ...wait.awaited.map((seat) => this.#leftFor(seat, wait)));
  }

  isGraceOver(seat: Seat): boolean {
    const { match, graceMs } = this.#table;
    const absence = match.notes.absences[seat] ?? null;
    return absence !== null && (absence.standIn !== null || match.now() >= absence.since + graceMs);
  }

  stop(): void {
    this.#isOver = true;
    this.#cancel();
  }

  #welcome(seat: Seat): void {
    const { match } = this.#table;
    this.#missedAt.delete(seat);
    this.#wanted.delete(seat);
    const absence = match.notes.absences[seat] ?? null;
    if (absence === null) return;
    match.handToPerson(seat, { what: 'back', seat, ...(absence.hasPlayed && { played: true }) });
  }

  #noteMissing(people: readonly Seat[], patience: number): void {
    const { match } = this.#table;
    const now = this.#clock.now();
    for (const seat of people) {
      if (this.#table.isHere(seat) || (match.notes.absences[seat] ?? null) !== null) continue;
      const missedAt = this.#missedAt.get(seat) ?? now + patience;
      this.#missedAt.set(seat, missedAt);
      if (missedAt <= now) match.note({ what: 'away', seat });
    }
  }

  #endPause(): void {
    const { match } = this.#table;
    const { pause } = match.notes;
    if (pause === null) {
      this.#pausedAt = null;
      return;
    }
    this.#pausedAt ??= this.#clock.now();
    const isOver = this.pauseLeftMs === 0 || (pause.untilBack && !isAnybodyAway(match.notes));
    if (!isOver) return;
    this.#pausedAt = null;
    match.note({ what: 'resume' });
  }

  /** Marks seats as ready whose maximum wait is over. */
  #endStanding(): void {
    const now = this.#clock.now();
    const wait = this.#isEmpty ? null : this.#standing();
    if (this.#standsFor !== (wait?.for ?? null)) this.#awaitedSince.clear();
    this.#standsFor = wait?.for ?? null;
    for (const seat of this.#awaitedSince.keys()) if (!wait?.awaited.includes(seat)) this.#awaitedSince.delete(seat);
    for (const seat of wait?.awaited ?? []) {
      this.#awaitedSince.set(seat, this.#awaitedSince.get(seat) ?? now);
      if (wait === null || this.#leftFor(seat, wait) > 0) continue;
      this.#awaitedSince.delete(seat);
      this.#table.match.note({ what: 'ready', seat, for: wait.for });
    }
  }

  #standing(): Wait | null {
    const wait = this.#table.wait();
    return wait?.stands === true ? wait : null;
  }

  #leftFor(seat: Seat, wait: Pick<Wait, 'for'>): number {
    const now = this.#clock.now();
    const patience = wait.for === 'rules' ? MAX_READING_MS : MAX_SCORE_SHEET_MS;
    return Math.max(0, (this.#awaitedSince.get(seat) ?? now) + patience - now);
  }

  /** Stops or runs match time, or moves it to the next wake. */
  #runOrHalt(): void {
    const { match } = this.#table;
    const wait = this.#table.wait();
    if (this.#isEmpty || match.notes.pause !== null) return match.halt();
    if (wait?.for === 'rules') return match.awaitReaders();
    if (wait?.stands === true && wait.awaited.length > 0) return match.halt();
    match.run();
    if (wait?.awaited.length === 0) match.skip();
  }

  #sendStandIns(people: readonly Seat[]): void {
    const { match } = this.#table;
    if (!match.isLive) return;
    for (const seat of people) if (this.#isStandInDue(seat) && !this.#coming.has(seat)) void this.#sendStandIn(seat);
  }

  #isStandInDue(seat: Seat): boolean {
    const { match, level } = this.#table;
    if (level === null || match.isBotAt(seat) || (match.notes.absences[seat] ?? null) === null) return false;
    return this.#wanted.has(seat) || this.isGraceOver(seat);
  }

  /**
   * The person may be back or gone once the memory is rebuilt. Continues in a callback of the clock, because only those
   * are guarded.
   */
  async #sendStandIn(seat: Seat): Promise<void> {
    const { match, level } = this.#table;
    if (level === null) return;
    this.#coming.add(seat);
    try {
      const recollection = await this.#table.recollect(seat, level);
      this.#clock.after(0, () => {
        this.#coming.delete(seat);
        if (this.#isOver || !match.isLive) return; // checked again when the match runs
        if (this.#table.people().includes(seat) && this.#isStandInDue(seat))
          match.handToBot(seat, level, recollection, 'stand-in');
      });
    } catch (reason) {
      this.#table.onLost(reason);
    }
  }

  #scheduleUpdate(people: readonly Seat[]): void {
    const { match, graceMs, level } = this.#table;
    const now = this.#clock.now();
    const waits = [...this.#missedAt.values()].filter((at) => at > now).map((at) => at - now);
    if (this.#pausedAt !== null) waits.push(this.pauseLeftMs);
    const what = this.#standsFor;
    if (what !== null) for (const seat of this.#awaitedSince.keys()) waits.push(this.#leftFor(seat, { for: what }));
    for (const seat of match.isLive && level !== null ? people : []) {
      const absence = match.notes.absences[seat] ?? null;
      if (absence !== null && !this.isGraceOver(seat)) waits.push(absence.since + graceMs - match.now());
    }
    if (waits.length > 0) this.#cancel = this.#clock.after(Math.min(...waits), () => this.update());
  }
}
