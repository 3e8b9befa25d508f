import type { Skill } from './symbols.ts';

export const HERO_CLASSES = ['warrior', 'tracker', 'bard', 'cleric'] as const;
export const HERO_COLOURS = ['blue', 'green', 'brown', 'white'] as const;

export type HeroClass = (typeof HERO_CLASSES)[number];
export type HeroColour = (typeof HERO_COLOURS)[number];

/** RO-22: the only skill that a hero's joker stands for. */
export const JOKERS: Readonly<Record<HeroClass, Skill>> = {
  warrior: 'sword',
  tracker: 'step',
  bard: 'key',
  cleric: 'fire',
};

/** RO-1. */
export const HERO_DICE = 3;
export const SORCERER_DICE = 5;
