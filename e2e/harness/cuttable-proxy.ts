import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** TCP proxy before a server that can be cut: the browser's own offline switch leaves open sockets alone. */
export class CuttableProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #serverPort: number;
  #isCut = false;
  #isStalled = false;
  #delayMs = 0;

  private constructor(to: number) {
    this.#serverPort = to;
    this.#server = createServer((near) => this.#join(near));
  }

  static async open(to: number): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(to);
    proxy.#server.listen(0);
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Delays all data by this time each way from now on. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  /** Stops passing data on but keeps all sockets open, as a train in a tunnel does. */
  stall(): void {
    this.#isStalled = true;
    for (const socket of this.#sockets) socket.pause();
  }

  restore(): void {
    this.#isCut = false;
    this.#isStalled = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.#serverPort, 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('data', (bytes) => this.#pass(bytes, other));
      if (this.#isStalled) one.pause();
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }

  #pass(bytes: Buffer, to: Socket): void {
    if (this.#delayMs === 0) to.write(bytes);
    else setTimeout(() => to.write(bytes), this.#delayMs);
  }
}
