import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame, Rng } from '@tablee/kernel';
import { PROTOCOL, readClientMessage, readServerMessage, type ServerMessage } from '@tablee/protocol';
import { WebSocket } from 'ws';
import { Device } from '../device.ts';
import { type BadFrame, badFrame, FRAME_KINDS, type FrameKind } from './bad-frames.ts';
import { showsHidden } from './hostile-texts.ts';
import type { End, InputTally } from './tally.ts';

/** A table to attack. */
export interface IntruderTarget {
  readonly table: string;
  readonly definition: AnyGame;
  /** Cookie of a seat at that table, or of a spectator. */
  readonly cookie: string;
}

const LONGEST_WAIT_MS = 20_000;
const LONGEST_VISIT = 12;
const HELLO_LATE_ONE_IN = 5;
const FLOOD_ONE_IN = 400;
/** More frames than the rate and the excess allow. */
const FLOOD = 700;
const FLOOD_EVERY_MS = 100;
const MAX_FLOODED = 100 * FLOOD;
const MAX_SAID = 50;

/** Messages that answer a request, unlike those that all connections receive. */
const ANSWERS = new Set<ServerMessage['type']>(['welcome', 'snapshot', 'ack', 'refusal', 'problem', 'bye']);

/** Opens sockets and sends malformed or forbidden messages: each must be answered, or the socket closed. */
export class Intruder {
  readonly #name: string;
  readonly #port: number;
  readonly #rng: Rng;
  readonly #tally: InputTally;
  readonly #said: string[] = [];
  #asked = 0;

  constructor(name: string, port: number, rng: Rng, tally: InputTally) {
    this.#name = name;
    this.#port = port;
    this.#rng = rng;
    this.#tally = tally;
  }

  /** Uses one socket from opening to close; resolves with the number of messages sent. */
  async visit(target: IntruderTarget): Promise<number> {
    const visit = new IntruderSocket(this.#port, target, this.#rng);
    const rng = this.#rng;
    let said = 0;
    if (!(await visit.opened)) throw new Error('a socket was not opened');
    if (rng.below(HELLO_LATE_ONE_IN) > 0) await visit.ask({ data: visit.hello, isText: true });
    if (rng.below(FLOOD_ONE_IN) === 0) said += await this.#flood(visit);
    for (let left = 1 + rng.below(LONGEST_VISIT); left > 0 && !visit.isClosed; left -= 1) {
      said += 1;
      await this.#say(rng.pick(FRAME_KINDS), target, visit);
    }
    visit.hangUp();
    for (const text of visit.hidden) this.#tally.complain(`${visit.where}: told what nobody sees: ${text}`);
    return said;
  }

  async #say(kind: FrameKind, { definition }: IntruderTarget, visit: IntruderSocket): Promise<void> {
    const nextId = (): string => `${this.#name} ${(this.#asked += 1)}`;
    const { device } = visit;
    const frame = badFrame(kind, { definition, device, rng: this.#rng, said: this.#said, nextId });
    const end = await visit.ask(frame);
    this.#tally.count(kind, end, () => `${visit.where}: ${describe(frame)}`);
    if (!isShort(frame)) return;
    if (this.#said.length >= MAX_SAID) this.#said.shift();
    this.#said.push(frame.data as string);
  }

  /**
   * Floods until it is closed: one frame is read per tick, so on a slow machine a few hundred are within the limits.
   */
  async #flood(visit: IntruderSocket): Promise<number> {
    let said = 0;
    while (!visit.isClosed && said < MAX_FLOODED) {
      for (let time = 0; time < FLOOD; time += 1) visit.say({ data: '{"type":"resync"}', isText: true });
      said += FLOOD;
      await Promise.race([visit.end, sleep(FLOOD_EVERY_MS)]);
    }
    this.#tally.count('flood', await visit.end, () => `${visit.where}: a flood`, said);
    return said;
  }
}

function isShort({ data, isText }: BadFrame): boolean {
  return isText && typeof data === 'string' && data.length < 1_000;
}

function describe({ data, isText }: BadFrame): string {
  return `${isText ? 'text' : 'bytes'} ${JSON.stringify(data.toString().slice(0, 200))}`;
}

/** One socket. */
class IntruderSocket {
  readonly where: string;
  readonly device: Device;
  readonly opened: Promise<boolean>;
  /** Resolves when the socket is closed; 'silent' if that takes too long. */
  readonly end: Promise<End>;
  /** Messages that contained hidden characters. */
  readonly hidden: string[] = [];
  readonly hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: null });
  readonly #socket: WebSocket;
  #answer: PromiseWithResolvers<End> | null = null;
  #awaited: (message: ServerMessage) => boolean = () => true;

  constructor(port: number, { table, definition, cookie }: IntruderTarget, rng: Rng) {
    this.where = `${definition.id} ${table}`;
    this.device = new Device('intruder', { definition, rng, now: () => performance.now() });
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/ws/t/${table}`, { headers: { cookie } });
    this.opened = new Promise((resolve) => {
      this.#socket.on('open', () => resolve(true));
      this.#socket.on('error', () => resolve(false));
    });
    this.end = new Promise((resolve) => {
      const timer = setTimeout(() => resolve('silent'), LONGEST_WAIT_MS);
      this.#socket.on('close', () => {
        clearTimeout(timer);
        resolve('closed');
        this.#answer?.resolve('closed');
      });
    });
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
  }

  get isClosed(): boolean {
    return this.#socket.readyState !== WebSocket.OPEN;
  }

  say({ data, isText }: BadFrame): void {
    this.#socket.send(data, { binary: !isText });
  }

  async ask(frame: BadFrame): Promise<End> {
    if (this.isClosed) return this.end;
    this.say(frame);
    const awaited = awaitedBy(frame, this.device.table?.status ?? null);
    if (awaited === null) return 'answered';
    const answer = Promise.withResolvers<End>();
    this.#answer = answer;
    this.#awaited = awaited;
    const timer = setTimeout(() => answer.resolve('silent'), LONGEST_WAIT_MS);
    const end = await answer.promise;
    clearTimeout(timer);
    this.#answer = null;
    return end;
  }

  hangUp(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`the server said ${text}`);
    const { message } = read;
    if (message.type === 'said' && showsHidden(JSON.stringify(message))) this.hidden.push(text);
    this.device.hear(message);
    if (message.type === 'ping') this.say({ data: `{"type":"pong","n":${message.n}}`, isText: true });
    const isAnswer = ANSWERS.has(message.type) || message.type === 'said';
    if (isAnswer && this.#awaited(message)) this.#answer?.resolve('answered');
  }
}

/** Predicate for the answer to a frame; null for frames that get none. */
function awaitedBy({ data, isText }: BadFrame, status: string | null): ((answer: ServerMessage) => boolean) | null {
  const read = readClientMessage(data.toString());
  if (!isText || !read.ok) {
    const id = isText && !read.ok ? read.id : null;
    return (answer) => answer.type === 'bye' || (answer.type === 'problem' && answer.id === id);
  }
  const { message } = read;
  if (message.type === 'hello') return ({ type }) => type === 'welcome' || type === 'problem' || type === 'bye';
  const isSaid = message.type === 'say';
  if ('id' in message)
    return (answer) =>
      answer.type === 'bye' || (isSaid && answer.type === 'said') || ('id' in answer && answer.id === message.id);
  // Before the match there is no snapshot to answer a resync with, and a pong is never answered. Before hello, both are an error.
  const isHeard = status === null || (message.type === 'resync' && status !== 'waiting');
  return isHeard ? ({ type }) => ANSWERS.has(type) : null;
}
