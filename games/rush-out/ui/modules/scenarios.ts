import type { UiModule } from './contract.ts';
import { dissipationLooks } from './dissipation.ts';
import { roundLooks } from './rounds.ts';

/** Looks of the modules that only scenarios play with. */
export const SCENARIO_LOOKS = [roundLooks, dissipationLooks] as const satisfies readonly UiModule[];
