import { type GameTypes, isRecord } from '@tablee/kernel';
import type { Surroundings } from './surroundings.ts';

type Sight = GameTypes['sight'];

interface StoredSights {
  seq: number;
  readonly sights: Sight[];
}

/**
 * All sights of this viewer since the start of the match; null if the page came later or missed some. Survives a reload
 * if nothing happened meanwhile.
 */
export class SeenSights {
  readonly #table: string;
  readonly #around: Pick<Surroundings, 'keep' | 'kept'>;
  #viewer: number | 'spectator' | null = null;
  #seen: StoredSights | null = null;

  constructor(table: string, around: Pick<Surroundings, 'keep' | 'kept'>) {
    this.#table = table;
    this.#around = around;
  }

  get all(): readonly Sight[] | null {
    return this.#seen?.sights ?? null;
  }

  /** Discards the sights of the viewer before. */
  lookAs(viewer: number | 'spectator'): void {
    this.#viewer = viewer;
    this.#seen = null;
  }

  /**
   * After a snapshot at entry `seq`: the sights before it are unknown, unless it is the deal or was kept before a
   * reload.
   */
  leap(seq: number): void {
    this.#seen = seq === 0 ? { seq, sights: [] } : this.#recall(seq);
  }

  /** Entry 0, the deal, comes as a frame to pages that were open in the lobby. */
  add(seq: number, sights: readonly unknown[]): void {
    if (seq === 0) this.#seen = { seq, sights: [] };
    if (this.#seen === null) return;
    this.#seen.sights.push(...(sights as Sight[]));
    this.#seen.seq = seq;
  }

  /** Stores the sights for a reload. */
  keep(): void {
    if (this.#seen !== null) this.#around.keep(JSON.stringify({ of: this.#owner, ...this.#seen }));
  }

  get #owner(): string {
    return `${this.#viewer} ${this.#table}`;
  }

  #recall(seq: number): StoredSights | null {
    try {
      const kept: unknown = JSON.parse(this.#around.kept() ?? 'null');
      if (!isRecord(kept) || kept['of'] !== this.#owner || kept['seq'] !== seq) return null;
      return Array.isArray(kept['sights']) ? { seq, sights: kept['sights'] as Sight[] } : null;
    } catch {
      return null;
    }
  }
}
