/** The rules as a page loads them: without the code that only a host plays with, and with the modules of the trainings. */
import { install } from './modules/installed.ts';
import { TRAINING_MODULES } from './modules/trainings.ts';

install(TRAINING_MODULES);

export { rushClientRules } from './client-rules.ts';
