import type { ClientMessage, SaidMessage, Utterance } from '@tablee/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { addLine, type HeardLine } from './heard-lines.ts';
import { makeCommandId } from './random.ts';

/** A message that the host did not accept. */
interface FailedMessage {
  readonly what: Utterance;
  readonly why: string;
}

export interface TalkState {
  /** The newest is last. */
  readonly lines: readonly HeardLine[];
  readonly unsaid: FailedMessage | null;
  /** The text in the input: kept when the panel closes, and restored if it could not be sent. */
  readonly draft: string;
  /** Kept here because lobby and match have one panel each: it stays open when the match begins. */
  readonly isOpen: boolean;
  /** Time at which the panel was last opened or closed. */
  readonly seenAt: number;
}

const NOTHING: TalkState = { lines: [], unsaid: null, draft: '', isOpen: false, seenAt: 0 };

/** Maximum of unanswered messages; a failure of an older one is not shown. */
const MAX_UNANSWERED = 20;

/** The talk of one table: messages received and messages sent. */
export class TableTalk {
  readonly store: StoreApi<TalkState> = createStore(() => NOTHING);
  readonly #send: (message: ClientMessage) => boolean;
  readonly #now: () => number;
  readonly #sent = new Map<string, Utterance>();

  constructor(send: (message: ClientMessage) => boolean, now: () => number) {
    this.#send = send;
    this.#now = now;
  }

  /** Sends a message, and never retries: a late reply to something that is over is worse than none. */
  say(what: Utterance): void {
    const id = makeCommandId();
    this.#sent.set(id, what);
    for (const old of [...this.#sent.keys()].slice(0, -MAX_UNANSWERED)) this.#sent.delete(old);
    this.store.setState({ unsaid: null });
    if (!this.#send({ type: 'say', id, what })) this.fail(id, 'unreachable');
  }

  show(isOpen: boolean): void {
    this.store.setState({ isOpen, seenAt: this.#now() });
  }

  write(draft: string): void {
    this.store.setState({ draft });
  }

  sayDraft(): void {
    const { draft } = this.store.getState();
    if (draft.trim() === '') return;
    this.write('');
    this.say({ text: draft });
  }

  handleMessage(said: SaidMessage): void {
    this.store.setState(({ lines }) => ({ lines: addLine(lines, said, this.#now()) }));
  }

  /** Returns false if the id is not that of a message. */
  fail(id: string, why: string): boolean {
    const what = this.#sent.get(id);
    if (what === undefined) return false;
    this.#sent.delete(id);
    this.store.setState(({ draft }) => ({
      unsaid: { what, why },
      ...(draft === '' && 'text' in what && { draft: what.text }),
    }));
    return true;
  }
}
