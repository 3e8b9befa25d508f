/** Rules that only scenarios play with, loaded before the table of a scenario is drawn. */
import { install } from '../rules/modules/installed.ts';
import { SCENARIO_MODULES } from '../rules/modules/scenarios.ts';

install(SCENARIO_MODULES);
