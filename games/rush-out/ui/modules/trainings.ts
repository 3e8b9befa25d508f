import { callLooks } from './calls.ts';
import { cardLooks } from './cards.ts';
import { confusionLooks } from './confusion.ts';
import type { UiModule } from './contract.ts';
import { diceLooks } from './dice.ts';
import { dragonLooks } from './dragon.ts';
import { invocationLooks } from './invocation.ts';
import { tableLooks } from './table.ts';

/** Looks of the modules that the trainings play with. */
export const TRAINING_LOOKS = [
  tableLooks,
  diceLooks,
  cardLooks,
  confusionLooks,
  invocationLooks,
  dragonLooks,
  callLooks,
] as const satisfies readonly UiModule[];
