import type { RuleExample, RuleExamples } from '@tablee/table-ui';
import { install } from '../../rules/modules/installed.ts';
import { SCENARIO_MODULES } from '../../rules/modules/scenarios.ts';
import type { RushRule } from '../../rules/rulebook.ts';
import type { RushTypes } from '../../rules/types.ts';
import { installLooks } from '../modules/installed.ts';
import { SCENARIO_LOOKS } from '../modules/scenarios.ts';
import { example, hero, pair, sorcerer } from './build.ts';

// A training has not loaded them, and a position names cards in front of heroes by their rules.
install(SCENARIO_MODULES);
installLooks(SCENARIO_LOOKS);

const SCENARIO = { chapter: 'scenario-1', dragon: 0 } as const;
const RATS = { ...SCENARIO, cards: { t1: 'rat-swarm' } } as const;
const FIRE = { ...RATS, laid: ['hero-0/dissipation-fire'] } as const;
const WHIRLWIND = { ...RATS, laid: ['hero-0/dissipation-whirlwind-1'] } as const;

const HAMPERING = sorcerer(': - - - - -', { ...SCENARIO, asking: 's1', cards: { s1: 'dissipation-fire' } }, [
  ': key>t1 sword>t1 -',
  ': - - -',
]);
const FORBIDDEN = hero(': fire sword -', FIRE);
const LOCKED = hero(': # key step', WHIRLWIND);
const CHOOSING = hero(': sword>t1 step>t1 key>t1', { ...WHIRLWIND, asking: 'hero-0/dissipation-whirlwind-1' });
const BETWEEN_ROUNDS = hero(': - - -', { ...SCENARIO, phase: 'result' });
const PLAYING = hero(': fire sword -', RATS);
const HELPED = { ...SCENARIO, laid: ['hero-1/dissipation-fire'] } as const;

/** Pairs for rules that only scenarios play with. */
export const scenarioPairs = {
  'RO-42': pair([HAMPERING, 'hamper 1'], [HAMPERING, 'hamper 0']),
  'RO-43': pair([FORBIDDEN, 'place 2 t1 sword'], [FORBIDDEN, 'place 1 t1 fire']),
  'RO-44': pair([LOCKED, 'place 2 hero-0/dissipation-whirlwind-1 key'], [LOCKED, 'place 1 t1 key']),
  'RO-A72': pair([BETWEEN_ROUNDS, 'stop yes'], [PLAYING, 'stop yes']),
  'RO-A78': pair([CHOOSING, 'lock 2'], [LOCKED, 'lock 2']),
  'RO-A94': pair([BETWEEN_ROUNDS, 'stop yes'], [BETWEEN_ROUNDS, 'stop no']),
} satisfies Partial<Record<RushRule, RuleExamples<RushTypes>>>;

/** Further allowed commands. */
export const scenarioAllowed = {
  'RO-A79': [example(hero(': heart key -', HELPED), 'place 1 hero-1/dissipation-fire heart')],
} satisfies Partial<Record<RushRule, readonly RuleExample<RushTypes>[]>>;
