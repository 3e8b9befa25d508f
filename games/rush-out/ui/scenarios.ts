/** Rules and looks that only scenarios play with, loaded before the table of a scenario is drawn. */
import { install } from '../rules/modules/installed.ts';
import { SCENARIO_MODULES } from '../rules/modules/scenarios.ts';
import { installLedgeLayout } from './layout/index.ts';
import { ledgeLayout } from './layout/ledge/index.ts';
import { LEDGE_ORDERER } from './layout/ledge/order.ts';
import { installLooks } from './modules/installed.ts';
import { SCENARIO_LOOKS } from './modules/scenarios.ts';

install(SCENARIO_MODULES);
installLooks(SCENARIO_LOOKS);
installLedgeLayout(ledgeLayout, LEDGE_ORDERER);
