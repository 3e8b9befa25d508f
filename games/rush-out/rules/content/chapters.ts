import type { SpellType } from './spells.ts';

/** Chapters of the rulebook, in its order. Options, presets and stored matches use these names. */
export const CHAPTERS = ['training-1', 'training-2', 'scenario-1'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Parts of the rules, in the order of the rulebook: a file each in modules/. */
export type ModuleId =
  | 'dice'
  | 'cards'
  | 'calls'
  | 'confusion'
  | 'invocation'
  | 'dragon'
  | 'rounds'
  | 'dissipation'
  | 'whirlwind';

interface ChapterContents {
  readonly modules: readonly ModuleId[];
  /** Number of spells of each type, taken at random (RO-12). A type with 0 is shuffled too, as in stored matches. */
  readonly spells: Readonly<Partial<Record<SpellType, number>>>;
}

const CORE: readonly ModuleId[] = ['dice', 'cards', 'calls', 'confusion', 'invocation'];

const CONTENTS: Readonly<Record<Chapter, ChapterContents>> = {
  /** RO-28. */
  'training-1': { modules: CORE, spells: { confusion: 8, invocation: 7, dracology: 0 } },
  /** RO-32. */
  'training-2': { modules: [...CORE, 'dragon'], spells: { confusion: 6, invocation: 6, dracology: 5 } },
  /** RO-41. */
  'scenario-1': {
    modules: [...CORE, 'dragon', 'rounds', 'dissipation', 'whirlwind'],
    spells: { confusion: 5, invocation: 4, dracology: 5, dissipation: 5 },
  },
};

export function contentsOf({ chapter }: { readonly chapter: Chapter }): ChapterContents {
  return CONTENTS[chapter];
}
