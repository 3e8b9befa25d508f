import { type AnyGame, type Seat, type TalkKind } from '@tablee/kernel';
import type { ClientMessage, SaidMessage, TalkMode, TalkProblem, Utterance } from '@tablee/protocol';
import type { Connected, Connections } from '../connections/connections.ts';
import { MAX_MESSAGES_PER_TICK } from '../connections/paced.ts';
import type { Clock, Link } from '../ports.ts';
import { pseudonymOf } from '../seats/pseudonym.ts';
import { seatOfGuest } from '../seats/seating.ts';
import type { TableDoc } from '../table/table-doc.ts';
import { cleanText } from './clean-text.ts';
import { type Allowance, Allowances } from './token-bucket.ts';

/** Recent messages sent to a new connection. */
const MAX_KEPT_LINES = 20;
const TALK_ALLOWANCE: Allowance = { burst: 5, everyMs: 2_000 };

interface Spoken {
  readonly guest: string;
  readonly what: Utterance;
}

type SayMessage = Extract<ClientMessage, { type: 'say' }>;

/** Calls `tell` when the message may be shown. */
export interface TalkListener {
  hearTalk(seat: Seat, said: TalkKind, tell: () => void): void;
}

type CheckedUtterance =
  | { readonly ok: true; readonly seat: Seat; readonly spoken: Spoken }
  | { readonly ok: false; readonly why: TalkProblem };

interface TalkLine extends Spoken {
  readonly n: number;
  readonly at: number;
  /** Seat of the speaker in the latest message about this line; null after leaving. */
  seat: Seat | null;
}

/** A person who may be reported, with their recent messages. */
export interface Speech {
  /** The guest's id, which never leaves the host. */
  readonly guest: string;
  readonly lines: readonly { readonly n: number; readonly what: Utterance }[];
}

/** Subject of a report: a message, or the person in a seat. */
export type SpeechOf = { readonly n: number } | { readonly seat: number };

interface TalkTable {
  readonly doc: TableDoc;
  readonly definition: AnyGame;
}

export function talkModeOf({ listed, setup }: TableDoc, definition: AnyGame): TalkMode {
  return listed || definition.forChildren?.(setup.options) === true ? 'ready' : 'free';
}

/** Maximum number of guests remembered after leaving: joining and leaving as ever new guests must not fill the memory. */
const MAX_LEFT = 1_000;

/**
 * Messages between people at one table, kept in memory only: they are gone when the table is unloaded. If a rule is
 * about talking, the log has the fact but not the words.
 */
export class Talk {
  readonly #table: TalkTable;
  readonly #connections: Connections;
  readonly #clock: Clock;
  /** By guest, so that more devices or another seat do not raise the limit. */
  readonly #paces = new Allowances(TALK_ALLOWANCE);
  #lines: TalkLine[] = [];
  #said = 0;
  /** Guests who left by themselves, latest last. */
  readonly #left = new Set<string>();

  constructor(table: TalkTable, connections: Connections, clock: Clock) {
    this.#table = table;
    this.#connections = connections;
    this.#clock = clock;
  }

  /** `match` is the running match, whose rules may make a command of the message. */
  say({ guest, link }: Pick<Connected, 'guest' | 'link'>, { id, what }: SayMessage, match: TalkListener | null): void {
    const heard = this.#hear(guest, what);
    if (!heard.ok) return link.send({ type: 'problem', id, why: heard.why });
    const { seat, spoken } = heard;
    if (match === null) this.#pass(spoken);
    else match.hearTalk(seat, kindOf(spoken.what), () => this.#pass(spoken));
  }

  #pass(spoken: Spoken): void {
    this.#said += 1;
    const seat = seatOfGuest(this.#table.doc, spoken.guest);
    const line = { ...spoken, n: this.#said, at: this.#clock.now(), seat };
    this.#lines = [...this.#lines, line].slice(-MAX_KEPT_LINES);
    this.#connections.tell(this.#told(line));
  }

  /** Sends recent messages to a new connection; without typed ones where only phrases are allowed. */
  greet(link: Link): void {
    for (const line of this.#lines) {
      if (this.#mode === 'free' || !('text' in line.what)) link.send(this.#told(line));
    }
  }

  /**
   * Repeats messages whose speaker has another seat now. Returns the number of messages sent; at
   * `MAX_MESSAGES_PER_TICK` there may be more.
   */
  reseat(): number {
    let sent = 0;
    for (const line of this.#lines) {
      if (sent >= MAX_MESSAGES_PER_TICK) break;
      const seat = seatOfGuest(this.#table.doc, line.guest);
      if (seat === line.seat) continue;
      line.seat = seat;
      this.#connections.tell(this.#told(line));
      sent += this.#connections.size;
    }
    return sent;
  }

  /** Null for an unknown message or a seat without a person. */
  speechOf(about: SpeechOf): Speech | null {
    const guest = 'n' in about ? this.#lines.find(({ n }) => n === about.n)?.guest : this.#guestAt(about.seat);
    if (guest === undefined) return null;
    const own = this.#lines.filter((line) => line.guest === guest);
    return { guest, lines: own.map(({ n, what }) => ({ n, what })) };
  }

  noteLeft(guest: string): void {
    this.#left.delete(guest);
    this.#left.add(guest);
    const [first] = this.#left;
    if (this.#left.size > MAX_LEFT && first !== undefined) this.#left.delete(first);
  }

  /** True if the guest sits here or has sat here since the table was loaded: only they may report. */
  hasSat(guest: string): boolean {
    const { doc } = this.#table;
    return seatOfGuest(doc, guest) !== null || this.#left.has(guest) || doc.barred.includes(guest);
  }

  get #mode(): TalkMode {
    return talkModeOf(this.#table.doc, this.#table.definition);
  }

  #guestAt(seat: number): string | undefined {
    const sitter = this.#table.doc.seats[seat];
    return sitter?.kind === 'person' && sitter.guest !== '' ? sitter.guest : undefined;
  }

  #hear(guest: string | null, what: Utterance): CheckedUtterance {
    const seat = seatOfGuest(this.#table.doc, guest);
    if (guest === null || seat === null) return { ok: false, why: 'not-seated' };
    const clean = this.#clean(what);
    if (typeof clean === 'string') return { ok: false, why: clean };
    if (!this.#paces.take(guest, this.#clock.now())) return { ok: false, why: 'too-many' };
    return { ok: true, seat, spoken: { guest, what: clean } };
  }

  #clean(what: Utterance): Utterance | TalkProblem {
    if (!('text' in what)) return what;
    if (this.#mode === 'ready') return 'no-free-words';
    const clean = cleanText(what.text);
    return clean.ok ? { text: clean.text } : clean.why;
  }

  #told({ n, guest, what, at }: TalkLine): SaidMessage {
    const { doc } = this.#table;
    const who = pseudonymOf(doc, guest);
    return { type: 'said', n, seat: seatOfGuest(doc, guest), who, what, ago: Math.round(this.#clock.now() - at) };
  }
}

function kindOf(what: Utterance): TalkKind {
  if ('emote' in what) return 'emote';
  return 'phrase' in what ? 'phrase' : 'text';
}
