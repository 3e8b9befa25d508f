import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ServedPlan, setBackLine, type Weight } from './plan.ts';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const SCRIPT = fileURLToPath(new URL('./served.ts', import.meta.url));

/** V8 discards compiled code at times of its own choosing: megabytes, behind which a leak could hide. */
const WEIGHABLE = ['--expose-gc', '--no-flush-bytecode'];

/** A server in its own process. */
export class ServedProcess {
  readonly port: number;
  readonly #child: Child;
  readonly #lines: AsyncIterator<string>;
  readonly #closed: Promise<void>;
  #trouble: string;

  private constructor(port: number, child: Child, lines: AsyncIterator<string>, closed: Promise<void>) {
    this.port = port;
    this.#child = child;
    this.#lines = lines;
    this.#closed = closed;
    this.#trouble = '';
    child.stderr.on('data', (text: Buffer) => {
      this.#trouble += text.toString();
    });
  }

  /** `pin` is the command prefix for its core; empty leaves the choice to the system. */
  static async start(plan: ServedPlan, pin: readonly string[] = []): Promise<ServedProcess> {
    const [command, ...args] = [...pin, process.execPath, ...WEIGHABLE, SCRIPT, JSON.stringify(plan)];
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value: port } = await lines.next();
    if (port !== undefined) return new ServedProcess(Number(port), child, lines, closed);
    throw new Error(`the server did not start: ${String(child.stderr.read())}`);
  }

  /** Errors that it logged or died of. */
  get trouble(): string {
    return this.#trouble;
  }

  async weigh(): Promise<Weight> {
    this.#child.stdin.write('\n');
    const { value: line } = await this.#lines.next();
    if (line === undefined) throw new Error(`the server ended: ${this.#trouble}`);
    return JSON.parse(line) as Weight;
  }

  /** Sets its system clock back, as an operator or a time server may. */
  setClockBack(ms: number): void {
    this.#child.stdin.write(`${setBackLine(ms)}\n`);
  }

  /** Like a power cut: nothing more is written, sent or closed. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#closed;
  }
}
