import type { HumanPace } from '@tablee/bot-kit';

/** Who a bot is: how fast, how attentive, how cunning. */
export interface Temperament {
  readonly pace: HumanPace;
  /** Sees what others do while it waits to draw; else it looks around only before it acts. */
  readonly watches: boolean;
  /** How often something that could be done is overlooked. */
  readonly misses: number;
  /** Steals at once what has at least so many cards; smaller piles are left to grow. */
  readonly stealsFrom: number;
  /** Steals at once, too, what can hardly be stolen back: by counting, so few cards of the family are to be expected in other hands. */
  readonly safe: number;
  /** Puts single cards onto the own piles as soon as they fit, instead of keeping them to steal back. */
  readonly completesEarly: boolean;
  /** Plays everything once an opponent holds so few cards. */
  readonly hurriesAt: number;
  /** Sees when the whole hand could be played, and goes out with the largest theft last. */
  readonly goesOut: boolean;
  /** Ends a round only if nobody else has more than so many points more in it, and a match only to win it; null: at any price. */
  readonly givesAway: number | null;
}
