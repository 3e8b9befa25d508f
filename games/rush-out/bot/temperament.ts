/** Differences between the levels: perception and judgement. Reaction times are the same for all. */
export interface Temperament {
  /** Probability that a die that fits is overlooked. */
  readonly missChance: number;
  /** Weighs the expected rolls of a card; otherwise prefers the card that most dice fit now. */
  readonly weighs: boolean;
  /** Error range of a guess: 0.5 means up to a quarter in each direction. */
  readonly errorRange: number;
  /** Considers the cards that the other camp is about to complete. */
  readonly watchesOtherCamp: boolean;
  /** As the sorcerer, holds back the last die of a spell until its effect is worthwhile. */
  readonly holdsSpells: boolean;
}

/** An experienced player with human mistakes. */
export const NORMAL: Temperament = {
  missChance: 0.13,
  weighs: true,
  errorRange: 0.25,
  watchesOtherCamp: false,
  holdsSpells: false,
};
