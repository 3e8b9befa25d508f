import type { Millis } from './brands.ts';
import type { GameDefinition, GameTypes, TableSetup } from './game.ts';
import type { Match, Undoable } from './match.ts';
import { requireSameRules } from './same-rules.ts';
import type { Seed } from './seed.ts';

/** Everything but the seed that is needed to continue a match. Plain JSON, no generator state. */
export interface Snapshot<G extends GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly table: TableSetup<G>;
  readonly state: G['state'];
  readonly seq: number;
  readonly at: Millis;
  readonly undoable: Undoable<G> | null;
}

export function takeSnapshot<G extends GameTypes>(match: Match<G>): Snapshot<G> {
  const { definition, table, state, seq, at, undoable } = match;
  return { game: definition.id, version: definition.version, table, state, seq, at, undoable };
}

export function restoreMatch<G extends GameTypes>(
  definition: GameDefinition<G>,
  snapshot: Snapshot<G>,
  seed: Seed,
): Match<G> {
  requireSameRules(definition, snapshot);
  const { table, state, seq, at, undoable } = snapshot;
  return { definition, table, seed, state, seq, at, undoable };
}
