import { type Rule, ruled } from '@tablee/kernel';

export const rollsRulebook = {
  /** Twelve day cards and three night cards, which have other backs, are mixed; two to each hand, hidden. */
  'RL-1': ruled('toy', 'event'),
  /** Everybody plays at once. Dice roll for a while: until they lie still, their player can do nothing. */
  'RL-2': ruled('toy', 'refusal'),
  /** Roll: all three dice of the player. */
  'RL-3': ruled('toy', 'event'),
  /** Score: a card of the hand whose number the lying dice reach is laid open; a day is one point, a night two. The dice are taken up. */
  'RL-4': ruled('toy', 'refusal', 'event'),
  /** Bury: a card of the hand is given away unseen, for two points of those the player has. */
  'RL-5': ruled('toy', 'refusal', 'event'),
  /** The card that lay open before, and one that is buried, are mixed into the deck. The player who gave a card draws the top one. */
  'RL-6': ruled('toy'),
  /** Reaching the target ends the match. */
  'RL-7': ruled('toy', 'refusal', 'end'),
  /** Before the first roll everybody looks at their cards for three seconds. */
  'RL-8': ruled('toy', 'refusal', 'event'),
  /** While a day card lies open nobody speaks: a word costs one point of those the player has, rolling dice or not. */
  'RL-9': ruled('toy', 'refusal', 'event'),
} as const satisfies Record<string, Rule>;
