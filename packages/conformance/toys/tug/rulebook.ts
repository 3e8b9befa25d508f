import { stated } from '@tablee/kernel';

/**
 * Tug: sides take turns pulling a rope and win together. One giant pulls against two to four climbers, or pairs sit
 * opposite each other. The toy for teams and roles.
 */
export const tugRulebook = {
  /** A giant plays against two to four climbers; pairs are four or six. */
  'TG-1': stated('Seats'),
  /** There is one giant and at least one climber. */
  'TG-2': stated('Seats', 'refusal'),
  /** Each badge is worn once. */
  'TG-3': stated('Seats', 'refusal'),
  /** Seats pull in turn, clockwise. */
  'TG-4': stated('Pulling', 'refusal'),
  /** A pull is worth one to three; the giant's counts once for each climber. */
  'TG-5': stated('Pulling', 'event'),
  /** The side that first reaches the goal wins together. */
  'TG-6': stated('End', 'refusal', 'end'),
} as const;
