import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@tablee/kernel';
import { written } from '../findings.ts';
import type { PartyOnSockets } from '../sockets/party.ts';
import { type CallKind, type CallScene, type OverTable, Scenes } from './call-scenes.ts';
import type { KillableServer } from './killable-server.ts';

const KINDS: readonly CallKind[] = ['create', 'join', 'leave', 'start', 'rematch', 'forget'];
/** Calls start within this time. The server is killed at a random moment, or just after some of them were answered. */
const CALL_WITHIN_MS = 8;
const KILL_WITHIN_MS = 12;
const REMATCHES = 4;

interface Fired {
  readonly scene: CallScene;
  /** Null if the server was gone before the call. */
  readonly isAnswered: boolean | null;
}

/** API calls in flight when the server is killed: each must be done or not done, never in part. */
export class Calls {
  /** Complaints found after the restarts. */
  readonly complaints = new Set<string>();
  readonly #server: KillableServer;
  readonly #rng: Rng;
  readonly #scenes: Scenes;
  readonly #answered = new Map<CallKind, number>();
  readonly #cut = new Map<CallKind, number>();
  #over: OverTable[] = [];
  #ready: CallScene[] = [];
  #fired: Fired[] = [];

  constructor(server: KillableServer, rng: Rng) {
    this.#server = server;
    this.#rng = rng;
    this.#scenes = new Scenes(server, rng);
  }

  /** Answered and interrupted calls of each kind. */
  get figures(): Record<string, string> {
    return Object.fromEntries(
      KINDS.map((kind) => {
        const [answered, cut] = [this.#answered.get(kind) ?? 0, this.#cut.get(kind) ?? 0];
        return [`calls to ${kind}, answered and cut off`, `${written(answered)}, ${written(cut)}`];
      }),
    );
  }

  /** Prepares everything that the calls need, while the server is up. `finished` are tables that are over. */
  async prepare(finished: Iterable<PartyOnSockets>): Promise<void> {
    const known = new Set(this.#over.map(({ table }) => table));
    for (const { table, guests } of finished) if (!known.has(table)) this.#over.push({ table, guests });
    const scenes = this.#scenes;
    const made = [scenes.create(), scenes.create(), scenes.join(), scenes.join(), scenes.leave(), scenes.leave()];
    const more = [scenes.start(), scenes.start(), scenes.forget(), scenes.forget()];
    const rematches = this.#over.splice(0, REMATCHES).map((over) => scenes.rematch(over));
    this.#ready = [...(await Promise.all([...made, ...more])), ...rematches];
  }

  /** Starts all calls and kills the server among them. */
  async killAmong(): Promise<void> {
    const fired = this.#rng.shuffle(this.#ready).map((scene) => this.#fire(scene, this.#rng.below(CALL_WITHIN_MS)));
    if (this.#rng.below(2) === 0) await ended(fired, 1 + this.#rng.below(fired.length - 1));
    await sleep(this.#rng.below(KILL_WITHIN_MS));
    await this.#server.kill();
    this.#fired = await Promise.all(fired);
  }

  /** Judges all calls on the restarted server. */
  async judge(): Promise<void> {
    await Promise.all(this.#fired.map((fired) => this.#judge(fired)));
    this.#fired = [];
  }

  async #judge({ scene, isAnswered }: Fired): Promise<void> {
    if (isAnswered === null) return;
    const counts = isAnswered ? this.#answered : this.#cut;
    counts.set(scene.kind, (counts.get(scene.kind) ?? 0) + 1);
    for (const what of await scene.judge(isAnswered)) this.complaints.add(`${scene.kind}: ${what}`);
  }

  async #fire(scene: CallScene, afterMs: number): Promise<Fired> {
    await sleep(afterMs);
    if (this.#server.port === null) return { scene, isAnswered: null };
    try {
      await scene.call();
      return { scene, isAnswered: true };
    } catch (error) {
      if (error instanceof TypeError) return { scene, isAnswered: false }; // the connection is gone
      throw error;
    }
  }
}

/** Resolves once `count` of them have settled. */
async function ended(all: readonly Promise<unknown>[], count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = count;
  for (const one of all) {
    void one.finally(() => {
      left -= 1;
      if (left === 0) resolve();
    });
  }
  await promise;
}
