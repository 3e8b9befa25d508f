import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ServedPlan, setBackLine, type Weight } from './plan.ts';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const SCRIPT = fileURLToPath(new URL('./served.ts', import.meta.url));

/** Compiled code that V8 throws away, at a time of its own choosing, is megabytes: a leak would hide behind it. */
const WEIGHABLE = ['--expose-gc', '--no-flush-bytecode'];

/** A server in a process of its own. */
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

  /** `pin` says on which core it runs; nothing leaves that to the system. */
  static async start(plan: ServedPlan, pin: readonly string[] = []): Promise<ServedProcess> {
    const [command, ...args] = [...pin, process.execPath, ...WEIGHABLE, SCRIPT, JSON.stringify(plan)];
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value: port } = await lines.next();
    if (port !== undefined) return new ServedProcess(Number(port), child, lines, closed);
    throw new Error(`the server did not start: ${String(child.stderr.read())}`);
  }

  /** What it logged as an error, or died of. */
  get trouble(): string {
    return this.#trouble;
  }

  async weigh(): Promise<Weight> {
    this.#child.stdin.write('\n');
    const { value: line } = await this.#lines.next();
    if (line === undefined) throw new Error(`the server ended: ${this.#trouble}`);
    return JSON.parse(line) as Weight;
  }

  /** As an operator or a time server does. */
  setClockBack(ms: number): void {
    this.#child.stdin.write(`${setBackLine(ms)}\n`);
  }

  /** As a power cut does: nothing more is written, said or closed. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#closed;
  }
}
