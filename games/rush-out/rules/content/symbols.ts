/** The faces of hero dice but the joker (RO-F4). */
export const SKILLS = ['fire', 'sword', 'step', 'key', 'heart'] as const;
/** The faces of sorcerer dice but the joker, and what banners show. */
export const ELEMENTS = ['plant', 'water', 'air', 'lightning', 'fire'] as const;

export type Skill = (typeof SKILLS)[number];
export type Element = (typeof ELEMENTS)[number];
/** What a square of a card asks for; the dragon tile asks for jokers. */
export type Square = Skill | Element | 'joker';
/** What a die shows. */
export type Face = Skill | Element | 'joker';

export const HERO_FACES: readonly Face[] = [...SKILLS, 'joker'];
export const SORCERER_FACES: readonly Face[] = [...ELEMENTS, 'joker'];
