import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');
/** Compile cache: makes each start of a server three times as fast. */
const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compiled');
const READY_LINE = /^Tablée is ready at http:\/\/[^:]+:(\d+);/;

/** A server as `npm start` starts it, with data of its own, that can be killed and restarted on the same port. */
export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'tablee-e2e-'));
  readonly #env: Readonly<Record<string, string>>;
  readonly #root: string;
  #port = 0;
  #child: ChildProcess | null = null;

  private constructor(env: Readonly<Record<string, string>>, root: string) {
    this.#env = env;
    this.#root = root;
  }

  /** `root` is the project to serve: a copy if the story has changed it. */
  static async open(env: Readonly<Record<string, string>> = {}, root = ROOT): Promise<TestServer> {
    const server = new TestServer(env, root);
    await server.start();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      HOST: '0.0.0.0',
      PORT: String(this.#port),
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      TABLEE_DATA: this.#data,
      TABLEE_REQUESTS_PER_MINUTE: '0',
      ...this.#env,
    };
    const child = spawn(process.execPath, [join(this.#root, 'apps/server/main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = READY_LINE.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error('the server ended before it was ready');
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the process as an update would: it says goodbye to every client. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    this.#child = null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
