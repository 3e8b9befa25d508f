import { type Rule, ruled } from '@tablee/kernel';

export const rollsRulebook = {
  /** Twelve day cards and three night cards with different backs are shuffled; each hand gets two, hidden. */
  'RL-1': ruled('toy', 'event'),
  /** Everybody plays at once. Dice roll for a while; until they lie still, their player cannot act. */
  'RL-2': ruled('toy', 'refusal'),
  /** Roll: all three dice of the player. */
  'RL-3': ruled('toy', 'event'),
  /** Score: lay open a card whose number the dice reach; a day is one point, a night two. The dice are taken up. */
  'RL-4': ruled('toy', 'refusal', 'event'),
  /** Bury: give away a card face down, for two of the player's points. */
  'RL-5': ruled('toy', 'refusal', 'event'),
  /**
   * A buried card and the card that was open before are shuffled into the deck. The player of the card draws the top
   * one.
   */
  'RL-6': ruled('toy'),
  /** Reaching the target ends the match. */
  'RL-7': ruled('toy', 'refusal', 'end'),
  /** Before the first roll everybody looks at their cards for three seconds. */
  'RL-8': ruled('toy', 'refusal', 'event'),
  /** While a day card lies open, talking costs one of the player's points, even while dice roll. */
  'RL-9': ruled('toy', 'refusal', 'event'),
} as const satisfies Record<string, Rule>;
