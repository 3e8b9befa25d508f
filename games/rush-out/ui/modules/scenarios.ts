import type { UiModule } from './contract.ts';
import { dissipationLooks } from './dissipation.ts';
import { roundLooks } from './rounds.ts';
import { whirlwindLooks } from './whirlwind.ts';

/** Looks of the modules that only scenarios play with. */
export const SCENARIO_LOOKS = [roundLooks, dissipationLooks, whirlwindLooks] as const satisfies readonly UiModule[];
