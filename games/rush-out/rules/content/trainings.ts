import type { TrainingSpellType } from './spells.ts';

export const TRAININGS = [1, 2] as const;
export type Training = (typeof TRAININGS)[number];

interface Ingredients {
  /** Number of spells of each type, taken at random (RO-12). */
  readonly spells: Readonly<Record<TrainingSpellType, number>>;
  readonly hasDragon: boolean;
}

/** RO-28, RO-32. */
export const INGREDIENTS: Readonly<Record<Training, Ingredients>> = {
  1: { spells: { confusion: 8, invocation: 7, dracology: 0 }, hasDragon: false },
  2: { spells: { confusion: 6, invocation: 6, dracology: 5 }, hasDragon: true },
};
