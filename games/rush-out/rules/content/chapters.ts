import type { TrainingSpellType } from './spells.ts';

/** Trainings of the rulebook, in its order. Options, presets and stored matches use these names. */
export const CHAPTERS = ['training-1', 'training-2'] as const;
export type Chapter = (typeof CHAPTERS)[number];

interface ChapterContents {
  /** Number of spells of each type, taken at random (RO-12). A type with 0 is shuffled too, as in stored matches. */
  readonly spells: Readonly<Record<TrainingSpellType, number>>;
  readonly hasDragon: boolean;
}

const CONTENTS: Readonly<Record<Chapter, ChapterContents>> = {
  /** RO-28. */
  'training-1': { spells: { confusion: 8, invocation: 7, dracology: 0 }, hasDragon: false },
  /** RO-32. */
  'training-2': { spells: { confusion: 6, invocation: 6, dracology: 5 }, hasDragon: true },
};

export function contentsOf({ chapter }: { readonly chapter: Chapter }): ChapterContents {
  return CONTENTS[chapter];
}
