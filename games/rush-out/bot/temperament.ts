/** What tells the levels apart: what they see and what they make of it. The speed of the hand is the same for all. */
export interface Temperament {
  /** How often a die that fits is overlooked in a roll. */
  readonly misses: number;
  /** Whether it weighs how long a card will take; otherwise it goes where most dice fit now. */
  readonly weighs: boolean;
  /** By how many rolls a guess of that is off. */
  readonly blur: number;
  /** From which card on the dragon worries a hero: 1 to 3. */
  readonly fearsDragonAt: number;
  /** Whether it looks at what the other side is about to complete. */
  readonly watches: boolean;
  /** Whether it gives up dice on a card for another card that will be quicker. */
  readonly changesPlans: boolean;
  /** Whether it calls to the others, and goes where it is called. */
  readonly talks: boolean;
  /** Whether the sorcerer keeps the last die of a confusion until there is something to push. */
  readonly holds: boolean;
}
