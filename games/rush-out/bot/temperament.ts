/** What tells the levels apart: what they see and what they make of it. The speed of the hand is the same for all. */
export interface Temperament {
  /** How often a die that fits is overlooked at one look. */
  readonly misses: number;
  /** Whether it weighs how long a card will take; otherwise it goes where most dice fit now. */
  readonly weighs: boolean;
  /** By how much a guess of what a card is worth is off: 0.5 is up to a quarter either way. */
  readonly blur: number;
  /** Whether it looks at what the other side is about to complete. */
  readonly watches: boolean;
  /** Whether the sorcerer keeps the last die of a confusion until there is something to push. */
  readonly holds: boolean;
}

/** A player who knows the game, and is a person. */
export const NORMAL: Temperament = { misses: 0.13, weighs: true, blur: 0.25, watches: false, holds: false };
