import { stated } from '@tablee/kernel';

/**
 * Tug: a rope is pulled in turn by sides that win together. One giant pulls against two to four climbers, or pairs sit
 * opposite each other. It stands in for every game with teams and roles.
 */
export const tugRulebook = {
  /** A giant plays against two to four climbers; pairs are four or six. */
  'TG-1': stated('Seats'),
  /** There is one giant, and somebody to pull against. */
  'TG-2': stated('Seats', 'refusal'),
  /** Each badge is worn once. */
  'TG-3': stated('Seats', 'refusal'),
  /** One pulls after the other, clockwise. */
  'TG-4': stated('Pulling', 'refusal'),
  /** A pull is worth one to three; the giant's counts once for each climber. */
  'TG-5': stated('Pulling', 'event'),
  /** The side that first has pulled as far as the goal wins together. */
  'TG-6': stated('End', 'refusal', 'end'),
} as const;
