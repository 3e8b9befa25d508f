import type { RushModule } from './contract.ts';
import { dissipationModule } from './dissipation.ts';
import { roundsModule } from './rounds.ts';
import { whirlwindModule } from './whirlwind.ts';

/** Modules that only scenarios play with, in the order of the rulebook: RO-39 to RO-44. */
export const SCENARIO_MODULES: readonly RushModule[] = [roundsModule, dissipationModule, whirlwindModule];
