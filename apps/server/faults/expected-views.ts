import { AT_ONCE, frameOf, type HostCatalog, type MatchStep, rebuildMatch, type StoredTable } from '@tablee/host';
import { type AnyGame, type CommandEntry, canonical, type GameTypes, type Match, type Viewer } from '@tablee/kernel';
import { checksumOf, type Frame } from '@tablee/protocol';

/** A match rebuilt from its stored log, as the reference for all messages. */
export class ExpectedViews {
  readonly match: Match<GameTypes>;
  readonly #steps: readonly MatchStep[];

  private constructor(match: Match<GameTypes>, steps: readonly MatchStep[]) {
    this.match = match;
    this.#steps = steps;
  }

  static async of(catalog: HostCatalog, stored: StoredTable): Promise<ExpectedViews> {
    const rebuild = await rebuildMatch(catalog, stored, true, AT_ONCE);
    if (!rebuild.ok) throw new Error(`${stored.doc.id} cannot be rebuilt: ${rebuild.problem}`);
    return new ExpectedViews(rebuild.rebuilt.match, rebuild.rebuilt.steps);
  }

  get commands(): CommandEntry<GameTypes>[] {
    return this.#steps.flatMap(({ entry }) => (entry?.kind === 'command' ? [entry] : []));
  }

  /** Occurrences of each command id in the log. */
  timesPlayed(): Map<string, number> {
    const times = new Map<string, number>();
    for (const { id } of this.commands) if (id !== null) times.set(id, (times.get(id) ?? 0) + 1);
    return times;
  }

  stepAt(seq: number): MatchStep | undefined {
    return this.#steps[seq];
  }

  viewAt(seq: number, viewer: Viewer): object | null {
    const step = this.stepAt(seq);
    return step === undefined ? null : this.#definition.view(step.after, viewer);
  }

  checkAt(seq: number, viewer: Viewer): string {
    return checksumOf(this.viewAt(seq, viewer));
  }

  /**
   * True if the frame is what this viewer should see of its entry. Ignores the checksum, which is not sent with every
   * frame.
   */
  isFrame(frame: Frame, viewer: Viewer): boolean {
    const step = this.stepAt(frame.seq);
    if (step === undefined) return false;
    const told = frameOf(this.#definition, step, viewer);
    return canonical({ ...frame, check: null }) === canonical({ ...told, check: null });
  }

  get #definition(): AnyGame {
    return this.match.definition;
  }
}
