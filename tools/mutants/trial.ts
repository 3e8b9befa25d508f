import type { Mutant } from './mutant.ts';

/** Asks a tester to run one suite of a game's tests on one mutant. */
export interface Trial {
  /** Absolute path of the game. */
  readonly game: string;
  readonly mutant: Mutant;
  readonly suite: Suite;
  /** True for the quick form of each test. */
  readonly isQuick: boolean;
}

export type Suite = 'rule tests' | 'conformance';

export type Outcome = 'passed' | 'failed' | 'hung';
