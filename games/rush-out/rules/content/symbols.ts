/** Faces of hero dice, except the joker (RO-F4). */
export const SKILLS = ['fire', 'sword', 'step', 'key', 'heart'] as const;
/** Faces of sorcerer dice, except the joker; also the symbols of banners. */
export const ELEMENTS = ['plant', 'water', 'air', 'lightning', 'fire'] as const;

export type Skill = (typeof SKILLS)[number];
export type Element = (typeof ELEMENTS)[number];
/** Symbol of a square. The dragon tile has jokers. */
export type Square = Skill | Element | 'joker';
/** Face of a die. */
export type Face = Skill | Element | 'joker';

export const HERO_FACES: readonly Face[] = [...SKILLS, 'joker'];
export const SORCERER_FACES: readonly Face[] = [...ELEMENTS, 'joker'];
