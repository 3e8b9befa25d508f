import { type GameTypes, isRecord } from '@tablee/kernel';
import type { Surroundings } from './surroundings.ts';

type Sight = GameTypes['sight'];

/** All sights of a match up to entry `seq`. */
interface Seen {
  seq: number;
  readonly sights: Sight[];
}

/**
 * Everything that this viewer has seen happen since the match began; nothing where the page came later, or missed some.
 * What was seen outlives a reload, as long as nothing has happened meanwhile.
 */
export class SeenSights {
  readonly #table: string;
  readonly #around: Pick<Surroundings, 'keep' | 'kept'>;
  #viewer: number | 'spectator' | null = null;
  #seen: Seen | null = null;

  constructor(table: string, around: Pick<Surroundings, 'keep' | 'kept'>) {
    this.#table = table;
    this.#around = around;
  }

  get all(): readonly Sight[] | null {
    return this.#seen?.sights ?? null;
  }

  /** Somebody else looks: what the one before has seen is not theirs. */
  lookAs(viewer: number | 'spectator'): void {
    this.#viewer = viewer;
    this.#seen = null;
  }

  /** A whole view came, as it is after entry `seq`: what led to it was not seen, unless that is the deal itself. */
  leap(seq: number): void {
    this.#seen = seq === 0 ? { seq, sights: [] } : this.#recall(seq);
  }

  /** The deal comes as a frame to those who waited in the lobby. */
  add(seq: number, sights: readonly unknown[]): void {
    if (seq === 0) this.#seen = { seq, sights: [] };
    if (this.#seen === null) return;
    this.#seen.sights.push(...(sights as Sight[]));
    this.#seen.seq = seq;
  }

  /** The page is left, perhaps to be loaded again. */
  keep(): void {
    if (this.#seen !== null) this.#around.keep(JSON.stringify({ of: this.#owner, ...this.#seen }));
  }

  get #owner(): string {
    return `${this.#viewer} ${this.#table}`;
  }

  #recall(seq: number): Seen | null {
    try {
      const kept: unknown = JSON.parse(this.#around.kept() ?? 'null');
      if (!isRecord(kept) || kept['of'] !== this.#owner || kept['seq'] !== seq) return null;
      return Array.isArray(kept['sights']) ? { seq, sights: kept['sights'] as Sight[] } : null;
    } catch {
      return null;
    }
  }
}
