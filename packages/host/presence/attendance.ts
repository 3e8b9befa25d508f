import type { Seat } from '@tablee/kernel';
import type { BotMemory } from '../bots/bot-memory.ts';
import type { HostedMatch } from '../match/hosted-match.ts';
import type { Clock } from '../ports.ts';
import { isAnybodyAway } from './match-notes.ts';
import type { Wait } from './readiness.ts';

/** A connection that is back this soon after a cut was never away, as far as others are told. */
const RECONNECT_GRACE_MS = 1_000;
/** How long people may take to come to a table that is opened, or at which nobody was. */
const ARRIVAL_GRACE_MS = 5_000;
const MAX_PAUSE_MS = 600_000;
/** How long the match waits for a newcomer who is reading the rules. */
const MAX_READING_MS = 60_000;
/** For somebody alone with bots who looks at a score sheet: as long as for a pause. */
const MAX_SCORE_SHEET_MS = MAX_PAUSE_MS;

export interface AttendedTable {
  readonly match: HostedMatch;
  readonly graceMs: number;
  /** The bot that stands in for a player who is away; null where the game has none. */
  readonly level: string | null;
  /** The seats of people. */
  people(): readonly Seat[];
  isHere(seat: Seat): boolean;
  wait(): Wait | null;
  recollect(seat: Seat, level: string): Promise<BotMemory>;
  onLost(reason: unknown): void;
}

/**
 * Who is at the table while a match is played. A player who goes is noted as away, and a bot stands in for them after a
 * while; when they come back, they play again at once. Where nobody is left, nobody waits either: match time stands. It stands
 * too while newcomers read the rules, or one who is alone with bots looks at a score sheet, and jumps when nobody present wants to wait for what comes next.
 */
export class Attendance {
  readonly #table: AttendedTable;
  readonly #clock: Clock;
  /** When each person who is not here is noted as away. */
  readonly #missedAt = new Map<Seat, number>();
  /** Stand-ins that were asked for before their time, and those that are on their way. */
  readonly #wanted = new Set<Seat>();
  readonly #coming = new Set<Seat>();
  #pausedAt: number | null = null;
  /** What match time stands for, and since when for each of those who are awaited. */
  #standsFor: Wait['for'] | null = null;
  readonly #awaitedSince = new Map<Seat, number>();
  #isEmpty = true;
  #isOver = false;
  #cancel: () => void = () => {};

  constructor(table: AttendedTable, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  /** Looks around, and does what is due. */
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

  /** A bot stands in for a player who is away, without further waiting. */
  replace(seat: Seat): void {
    this.#wanted.add(seat);
    this.update();
  }

  /** In real time: match time stands. */
  get pauseLeftMs(): number {
    const since = this.#pausedAt ?? this.#clock.now();
    return Math.max(0, since + MAX_PAUSE_MS - this.#clock.now());
  }

  /** How long readers are still waited for; null where match time does not stand for anybody. In real time, like a pause. */
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

  /** Nobody is waited for without an end. */
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

  /** Match time stands, runs, or jumps to the next wake. */
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

  /** Meanwhile they may be back, or gone for good. The clock calls, since only its calls are guarded. */
  async #sendStandIn(seat: Seat): Promise<void> {
    const { match, level } = this.#table;
    if (level === null) return;
    this.#coming.add(seat);
    try {
      const recollection = await this.#table.recollect(seat, level);
      this.#clock.after(0, () => {
        this.#coming.delete(seat);
        if (this.#isOver || !match.isLive) return; // a match that stands looks again before it runs
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
