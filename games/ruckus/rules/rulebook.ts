import type { Rule } from '@tablee/kernel';

const SETUP = 'setup';
const ACTIONS = 'actions';
const END = 'end';
const SCORE = 'score';

function rulebook(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'rulebook', section, shows };
}

function ruling(section: string, ...shows: Rule['shows']): Rule {
  return { source: 'ruling', section, shows };
}

/** The rules by id. Their sentences live in locale/. */
export const ruckusRulebook = {
  'RK-1': rulebook(SETUP),
  'RK-2': rulebook(SETUP, 'event'),
  'RK-3': rulebook(SETUP, 'refusal', 'event'),
  'RK-4': rulebook(ACTIONS, 'event'),
  'RK-5': rulebook(ACTIONS, 'refusal'),
  'RK-6': rulebook(ACTIONS, 'refusal'),
  'RK-7': rulebook(ACTIONS, 'refusal', 'event'),
  'RK-8': rulebook(ACTIONS, 'refusal'),
  'RK-9': rulebook(ACTIONS),
  'RK-10': rulebook(ACTIONS),
  'RK-11': rulebook(ACTIONS, 'event'),
  'RK-12': rulebook(ACTIONS, 'refusal', 'event'),
  'RK-13': rulebook(ACTIONS),
  'RK-14': rulebook(ACTIONS),
  'RK-15': rulebook(END, 'event'),
  'RK-16': rulebook(END, 'refusal'),
  'RK-17': rulebook(SCORE, 'event'),
  'RK-18': rulebook(SCORE),
  'RK-19': rulebook(SCORE),
  'RK-20': rulebook(SCORE, 'refusal', 'end'),
  'RK-A1': ruling(SCORE),
  'RK-A2': ruling(SCORE),
  'RK-A3': ruling(END),
  'RK-A4': ruling(END, 'refusal', 'event'),
  'RK-A5': ruling(ACTIONS, 'event'),
  'RK-A6': ruling(ACTIONS),
  'RK-A7': ruling(ACTIONS),
  'RK-A8': ruling(ACTIONS),
  'RK-A9': ruling(ACTIONS),
  'RK-A10': ruling(ACTIONS),
  'RK-A11': ruling(ACTIONS, 'refusal'),
  'RK-A12': ruling(ACTIONS),
  'RK-A13': ruling(ACTIONS, 'refusal', 'event'),
  'RK-A14': ruling(ACTIONS, 'refusal'),
  'RK-A15': ruling(ACTIONS),
  'RK-A16': ruling(END),
  'RK-A17': ruling(END),
  'RK-A18': ruling(ACTIONS),
  'RK-A19': ruling(SCORE),
  'RK-A20': ruling(ACTIONS),
  'RK-A21': ruling(ACTIONS),
  'RK-A23': ruling(END, 'refusal'),
} as const satisfies Record<string, Rule>;

export type RuckusRule = keyof typeof ruckusRulebook;
