import type { ClientMessage, SaidMessage, Utterance } from '@tablee/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type HeardLine, hearLine } from './heard-lines.ts';
import { makeCommandId } from './random.ts';

/** Why something was not said. */
interface Unsaid {
  readonly what: Utterance;
  readonly why: string;
}

export interface TalkState {
  /** The latest last. */
  readonly lines: readonly HeardLine[];
  readonly unsaid: Unsaid | null;
  /** What is being written: it outlives the panel, and comes back when it could not be said. */
  readonly draft: string;
  /** Whether the panel is open: who speaks when the match begins goes on speaking. */
  readonly isOpen: boolean;
  /** When the panel was last opened or closed. */
  readonly seenAt: number;
}

const NOTHING: TalkState = { lines: [], unsaid: null, draft: '', isOpen: false, seenAt: 0 };

/** What is waited for; of more, nobody tells any more what became of it. */
const MOST_SENT = 20;

/** What is said at one table, and what this page says there. */
export class TableTalk {
  readonly store: StoreApi<TalkState> = createStore(() => NOTHING);
  readonly #send: (message: ClientMessage) => boolean;
  readonly #now: () => number;
  readonly #sent = new Map<string, Utterance>();

  constructor(send: (message: ClientMessage) => boolean, now: () => number) {
    this.#send = send;
    this.#now = now;
  }

  /** Never said again later: an answer to something that is over is worse than none. */
  say(what: Utterance): void {
    const id = makeCommandId();
    this.#sent.set(id, what);
    for (const old of [...this.#sent.keys()].slice(0, -MOST_SENT)) this.#sent.delete(old);
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

  hear(said: SaidMessage): void {
    this.store.setState(({ lines }) => ({ lines: hearLine(lines, said, this.#now()) }));
  }

  /** False where this was not something said. */
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
