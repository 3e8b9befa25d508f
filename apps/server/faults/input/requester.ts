import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Asker, type BadRequest, badRequest, REQUEST_KINDS } from './bad-requests.ts';
import { showsHidden } from './hostile-texts.ts';
import type { InputTally } from './tally.ts';

const LONGEST_WAIT_MS = 20_000;

/** Sends bad API requests: each must be answered with a code, or the connection closed. */
export class Requester {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #tally: InputTally;

  constructor(port: number, tally: InputTally) {
    this.#port = port;
    this.#tally = tally;
  }

  async ask(asker: Asker): Promise<void> {
    const kind = asker.rng.pick(REQUEST_KINDS);
    const bad = badRequest(kind, asker);
    const describe = (): string => `${bad.method} ${bad.path.slice(0, 100)} ${bad.body.slice(0, 200)}`;
    const answer = await this.#send(bad);
    this.#tally.count(`${kind} (HTTP)`, typeof answer === 'string' ? answer : 'answered', describe);
    if (typeof answer === 'string') return;
    const wrong = await wrongIn(answer, bad.method);
    if (wrong !== null) this.#tally.complain(`${describe()} is answered with ${wrong}`);
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, headers, body }: BadRequest): Promise<IncomingMessage | 'closed' | 'silent'> {
    const { promise, resolve } = Promise.withResolvers<IncomingMessage | 'closed' | 'silent'>();
    const length = { 'content-length': Buffer.byteLength(body) };
    const options = { agent: this.#agent, method, headers: { ...headers, ...length }, timeout: LONGEST_WAIT_MS };
    const asked = request(`http://127.0.0.1:${this.#port}${path}`, options, resolve);
    asked.on('timeout', () => resolve('silent'));
    asked.on('error', () => resolve('closed'));
    asked.end(body);
    return promise;
  }
}

/** Null for a proper refusal; otherwise the complaint. */
async function wrongIn(answer: IncomingMessage, method: string): Promise<string | null> {
  const status = answer.statusCode ?? 0;
  const said = await text(answer).catch(() => null);
  if (said !== null && showsHidden(said)) return `what nobody sees: ${said.slice(0, 200)}`;
  if (said === null || (status < 400 && status > 0)) return null;
  const isCode = method === 'HEAD' || /^\{"error":"[a-z-]+"\}$/.test(said);
  return isCode && status < 500 ? null : `${status} ${said.slice(0, 200)}`;
}
