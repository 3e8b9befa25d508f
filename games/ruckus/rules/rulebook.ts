import { type Rule, ruled, stated } from '@tablee/kernel';

const SETUP = 'setup';
const ACTIONS = 'actions';
const END = 'end';
const SCORE = 'score';

/** The rules by id; their sentences are in locale/. */
export const ruckusRulebook = {
  'RK-1': stated(SETUP),
  'RK-2': stated(SETUP, 'event'),
  'RK-3': stated(SETUP, 'refusal', 'event'),
  'RK-4': stated(ACTIONS, 'event'),
  'RK-5': stated(ACTIONS, 'refusal'),
  'RK-6': stated(ACTIONS, 'refusal'),
  'RK-7': stated(ACTIONS, 'refusal', 'event'),
  'RK-8': stated(ACTIONS, 'refusal'),
  'RK-9': stated(ACTIONS),
  'RK-10': stated(ACTIONS),
  'RK-11': stated(ACTIONS, 'event'),
  'RK-12': stated(ACTIONS, 'refusal', 'event'),
  'RK-13': stated(ACTIONS),
  'RK-14': stated(ACTIONS),
  'RK-15': stated(END, 'event'),
  'RK-16': stated(END, 'refusal'),
  'RK-17': stated(SCORE, 'event'),
  'RK-18': stated(SCORE),
  'RK-19': stated(SCORE),
  'RK-20': stated(SCORE, 'refusal', 'end'),
  'RK-A1': ruled(SCORE),
  'RK-A2': ruled(SCORE),
  'RK-A3': ruled(END),
  'RK-A4': ruled(END, 'refusal', 'event'),
  'RK-A5': ruled(ACTIONS, 'event'),
  'RK-A6': ruled(ACTIONS),
  'RK-A7': ruled(ACTIONS),
  'RK-A8': ruled(ACTIONS),
  'RK-A9': ruled(ACTIONS),
  'RK-A10': ruled(ACTIONS),
  'RK-A11': ruled(ACTIONS, 'refusal'),
  'RK-A12': ruled(ACTIONS),
  'RK-A13': ruled(ACTIONS, 'refusal', 'event'),
  'RK-A14': ruled(ACTIONS, 'refusal'),
  'RK-A15': ruled(ACTIONS),
  'RK-A16': ruled(END),
  'RK-A17': ruled(END),
  'RK-A18': ruled(ACTIONS),
  'RK-A19': ruled(SCORE),
  'RK-A20': ruled(ACTIONS),
  'RK-A21': ruled(ACTIONS),
  'RK-A23': ruled(END, 'refusal'),
  'RK-A24': ruled(SETUP),
  'RK-A25': ruled(ACTIONS),
} as const satisfies Record<string, Rule>;

export type RuckusRule = keyof typeof ruckusRulebook;
