import type { Link, TableDoc } from '@tablee/host';
import { knows, type Viewer } from '@tablee/kernel';
import type { ServerMessage } from '@tablee/protocol';
import type { Device } from '../device.ts';
import type { ExpectedViews } from '../expected-views.ts';
import type { Disguise } from './disguise.ts';

/** A link that records the text of all messages to its device. */
export class Ear implements Link {
  readonly device: Device;
  readonly #heard: { readonly message: ServerMessage; readonly text: string }[] = [];

  constructor(device: Device) {
    this.device = device;
  }

  get messages(): number {
    return this.#heard.length;
  }

  send(message: ServerMessage): void {
    const text = JSON.stringify(message);
    this.#heard.push({ message, text });
    this.device.hear(JSON.parse(text) as ServerMessage);
  }

  close(): void {
    this.device.disconnect();
  }

  /** Faces in a message that its viewer had not been allowed to know by then. */
  facesTooMany(truth: ExpectedViews, disguise: Disguise): string[] {
    const { name, viewer } = this.device;
    const complaints: string[] = [];
    const known = new Set<string>();
    let next = 0;
    for (const { message, text } of this.#heard) {
      const until = 'seq' in message ? message.seq : -1;
      for (; next <= until; next += 1) learn(truth, next, viewer, known);
      const secret = disguise.facesIn(text).filter((face) => !known.has(face));
      complaints.push(...secret.map((face) => `${name} is told of ${face} in ${text}`));
    }
    return complaints;
  }

  /** Guest ids must never leave the host, and the parts of the seed only once the match is over. */
  wordsTooMany({ seats, secret }: TableDoc): string[] {
    const people = seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter] : []));
    const guests = people.map(({ guest }) => guest);
    const seed = [secret, ...people.map(({ nonce }) => nonce)];
    return this.#heard.flatMap(({ message, text }) => {
      const isOver = 'table' in message && message.table.status === 'over';
      const secrets = [...guests, ...(isOver ? [] : seed)].filter((word) => text.includes(word));
      return secrets.map((word) => `${this.device.name} is told ${word} in ${text}`);
    });
  }
}

function learn(truth: ExpectedViews, seq: number, viewer: Viewer, known: Set<string>): void {
  const step = truth.stepAt(seq);
  if (step === undefined) return;
  for (const piece of truth.match.definition.pieces(step.after)) if (knows(viewer, piece)) known.add(piece.face);
}
