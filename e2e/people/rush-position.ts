import type { Millis } from '@tablee/kernel';
import { readTable } from '../../games/rush-out/rules/read-notation.ts';
import type { RushState } from '../../games/rush-out/rules/types.ts';
import { type PositionChanges, written } from '../../games/rush-out/ui/examples/position.ts';

/** A position of Rush Out! in notation, with the hidden decks. */
export interface RushDrawn extends PositionChanges {
  /** The last card is the top one. */
  readonly trials?: readonly string[];
  readonly spells?: readonly string[];
}

const TRIALS = ['iron-gate', 'hydra', 'rat-swarm', 'stone-golem'];
const SPELLS = ['invocation-3', 'confusion-one-3', 'invocation-2', 'confusion-all-3'];

/** A position at the time `at`, long after everybody's last action. */
export function rushPosition({ trials = TRIALS, spells = SPELLS, ...drawn }: RushDrawn, at: Millis): RushState {
  return {
    ...readTable(written(drawn), {}, at),
    courses: [],
    heaps: { trials, spells, heroDiscard: [], sorcererDiscard: [], setAside: [] },
  };
}
