import { installLooks } from './installed.ts';
import { TRAINING_LOOKS } from './trainings.ts';

/** Looks of the trainings, for parts that are loaded after the first render. */
installLooks(TRAINING_LOOKS);

export { commandLookOf, eventLookOf } from './installed.ts';
