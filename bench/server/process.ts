import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A script in a process of its own that answers line by line. */
export class LineProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #closed: Promise<void>;

  constructor(script: URL, args: readonly string[] = [], flags: readonly string[] = []) {
    this.#child = spawn(process.execPath, [...flags, fileURLToPath(script), ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#closed = new Promise((resolve) => this.#child.on('close', () => resolve()));
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async line(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('the process ended before it said what it should');
    return value;
  }

  async ask(question = ''): Promise<string> {
    this.#child.stdin.write(`${question}\n`);
    return await this.line();
  }

  /** Closes its input, on which the script ends. */
  async end(): Promise<void> {
    this.#child.stdin.end();
    await this.#closed;
  }
}
