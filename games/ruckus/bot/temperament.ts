import type { HumanPace } from '@tablee/bot-kit';

/** Parameters of a bot's play: speed, attention, cunning. */
export interface Temperament {
  readonly pace: HumanPace;
  /** Decides again on each event while it waits to draw; otherwise looks only before it acts. */
  readonly watches: boolean;
  /** Probability of overlooking an option. */
  readonly missChance: number;
  /** Minimum size of a pile to be stolen at once; smaller piles are left to grow. */
  readonly stealsFrom: number;
  /**
   * Maximum number of cards of the family that may be expected in other hands for a pile to be stolen at once: it can
   * hardly be stolen back then.
   */
  readonly maxRivals: number;
  /** Completes own piles as soon as possible, instead of keeping the card to steal the pile back. */
  readonly completesEarly: boolean;
  /** Plays all it can once an opponent has so few cards. */
  readonly hurriesAtCards: number;
  /** Notices when the whole hand can be played, and goes out with the largest theft last. */
  readonly goesOut: boolean;
  /** Maximum lead in points of another player in a round that it ends; it ends a match only to win it. Null: always. */
  readonly maxGivenLead: number | null;
}
