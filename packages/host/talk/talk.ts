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

/** What a newcomer hears of what was said before. */
const MAX_KEPT_LINES = 20;
const TALK_ALLOWANCE: Allowance = { burst: 5, everyMs: 2_000 };

interface Spoken {
  readonly guest: string;
  readonly what: Utterance;
}

type SayMessage = Extract<ClientMessage, { type: 'say' }>;

/** Calls `tell` when what was said may be told. */
export interface TalkListener {
  hearTalk(seat: Seat, said: TalkKind, tell: () => void): void;
}

type CheckedUtterance =
  | { readonly ok: true; readonly seat: Seat; readonly spoken: Spoken }
  | { readonly ok: false; readonly why: TalkProblem };

interface TalkLine extends Spoken {
  readonly n: number;
  readonly at: number;
  /** Where its speaker sat when it was last told; null for somebody who left. */
  seat: Seat | null;
}

/** Whom somebody may want to report, and what they said lately. */
export interface Speech {
  /** The guest's id: it never leaves the host. */
  readonly guest: string;
  readonly lines: readonly { readonly n: number; readonly what: Utterance }[];
}

/** What a report is about: something said, or the person in a seat. */
export type SpeechOf = { readonly n: number } | { readonly seat: number };

/** The table at which it is said. */
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
 * What people say at one table. It lives as long as the table is awake: no log and no store has it, so that what was said
 * in an evening is gone the next day. Where a rule hears that somebody speaks, the log says that they did, not what they said.
 */
export class Talk {
  readonly #table: TalkTable;
  readonly #connections: Connections;
  readonly #clock: Clock;
  /** By guest, so that neither a second device nor another seat lets anybody say more. */
  readonly #paces = new Allowances(TALK_ALLOWANCE);
  #lines: TalkLine[] = [];
  #said = 0;
  /** Guests who left by themselves, the last one last. */
  readonly #left = new Set<string>();

  constructor(table: TalkTable, connections: Connections, clock: Clock) {
    this.#table = table;
    this.#connections = connections;
    this.#clock = clock;
  }

  /** `match` is the one that is played here: a rule of it may hear what is said. */
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

  /** What was said before somebody came; not in words of people's own where those are no longer wanted. */
  greet(link: Link): void {
    for (const line of this.#lines) {
      if (this.#mode === 'free' || !('text' in line.what)) link.send(this.#told(line));
    }
  }

  /**
   * Seats close up when a match begins, and people leave: what they said is told again, with where they sit now. Answers
   * with how many messages that were; where they are `MAX_PER_TURN` or more, there may be more to tell.
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

  /** Null where nobody said it, or no person sits there. */
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

  /** Whether the guest sits here, or has sat here since the table was loaded: only they may report from it. */
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
