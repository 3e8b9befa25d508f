import type { RushModule } from './contract.ts';

/** Modules that only scenarios play with, in the order of the rulebook. */
export const SCENARIO_MODULES: readonly RushModule[] = [];
