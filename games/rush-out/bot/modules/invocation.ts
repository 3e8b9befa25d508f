import type { BotModule } from './contract.ts';

/** The heroes have to complete one more card. */
const SUMMON_WORTH = 0.6;

export const invocationBot: BotModule = {
  id: 'invocation',
  effects: { summon: { worth: (_view, _effect, { watchesOtherCamp }) => (watchesOtherCamp ? SUMMON_WORTH : 0) } },
};
