/** Rules and looks that only scenarios play with, loaded before the table of a scenario is drawn. */
import { install } from '../rules/modules/installed.ts';
import { SCENARIO_MODULES } from '../rules/modules/scenarios.ts';
import { installLooks } from './modules/installed.ts';
import { SCENARIO_LOOKS } from './modules/scenarios.ts';

install(SCENARIO_MODULES);
installLooks(SCENARIO_LOOKS);
