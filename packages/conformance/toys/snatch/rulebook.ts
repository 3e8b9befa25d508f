import type { Rule } from '@tablee/kernel';

function rule(...shows: Rule['shows']): Rule {
  return { source: 'ruling', section: 'toy', shows };
}

export const snatchRulebook = {
  /** 54 cards, six of each of nine faces; five to each hand, hidden; one turned up as the pile. */
  'SN-1': rule('event'),
  /** Everybody plays at once; after each action a seat waits for its tempo. */
  'SN-2': rule('refusal'),
  /** Drop: any card of the hand onto the pile. */
  'SN-3': rule('refusal', 'event'),
  /** Snatch: a card of the same face as the top takes the whole pile; its cards are points, then spent. */
  'SN-4': rule('refusal', 'event'),
  /** Draw: one card, up to five in hand. */
  'SN-5': rule('refusal', 'event'),
  /** An empty deck is refilled with the shuffled spent cards. */
  'SN-6': rule('event'),
  /** Slap: while a bell lies on top, the first hand on it takes the pile. */
  'SN-7': rule('refusal', 'event'),
  /** Three seconds of quiet: the deck turns a card onto the pile. */
  'SN-8': rule('event'),
  /** Reaching the target ends the match. */
  'SN-9': rule('refusal', 'end'),
  /** Quiet and nothing left to turn: the match ends as it stands. */
  'SN-10': rule('end'),
} as const satisfies Record<string, Rule>;
