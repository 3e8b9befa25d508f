import { callsModule } from './calls.ts';
import { cardsModule } from './cards.ts';
import { confusionModule } from './confusion.ts';
import type { RushModule } from './contract.ts';
import { diceModule } from './dice.ts';
import { dragonModule } from './dragon.ts';
import { invocationModule } from './invocation.ts';

/** Modules that the trainings play with, in the order of the rulebook: RO-5 to RO-38. */
export const TRAINING_MODULES: readonly RushModule[] = [
  diceModule,
  cardsModule,
  confusionModule,
  invocationModule,
  dragonModule,
  callsModule,
];
