import { callsBot } from './calls.ts';
import { confusionBot } from './confusion.ts';
import type { BotModule } from './contract.ts';
import { diceBot } from './dice.ts';
import { dissipationBot } from './dissipation.ts';
import { dragonBot } from './dragon.ts';
import { invocationBot } from './invocation.ts';
import { roundsBot } from './rounds.ts';
import { whirlwindBot } from './whirlwind.ts';

/**
 * All modules, in the order of the rulebook; cards in their slots need none. A static list, unlike that of the
 * rules, because a page loads hints only when a player asks for one.
 */
export const BOT_MODULES: readonly BotModule[] = [
  diceBot,
  confusionBot,
  invocationBot,
  dragonBot,
  callsBot,
  roundsBot,
  dissipationBot,
  whirlwindBot,
];
