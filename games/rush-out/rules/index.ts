/**
 * Rush Out!: two to four heroes complete trials while a sorcerer completes spells, all with dice and at the same time.
 * Contains the two trainings and the first scenario of the published rulebook, for 3 to 5 players. If the rulebook is silent or its pictures
 * are lost, a ruling (RO-A…) or a card of our own (content/) replaces it.
 */
import { install } from './modules/installed.ts';
import { SCENARIO_MODULES } from './modules/scenarios.ts';
import { TRAINING_MODULES } from './modules/trainings.ts';

install([...TRAINING_MODULES, ...SCENARIO_MODULES]);

export { rushOut } from './definition.ts';
