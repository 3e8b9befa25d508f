import type { Hamper } from './dissipations.ts';
import type { Element, Skill } from './symbols.ts';

/** Effects of spells that chapters play with. */
export type Effect =
  /** RO-29: confusion. */
  | { readonly do: 'push'; readonly dice: 'one' | 'all' }
  /** RO-31: invocation. */
  | { readonly do: 'summon' }
  /** RO-33: dracology. */
  | { readonly do: 'advance'; readonly steps: 1 | 2 }
  /** RO-42: dissipation. */
  | { readonly do: 'hamper'; readonly how: Hamper };

export type SpellType = 'confusion' | 'invocation' | 'dracology' | 'dissipation';

export interface SpellCard {
  readonly id: string;
  /** Side of the sorcerer. */
  readonly elements: readonly Element[];
  /** Side of the heroes, for a spell that they have to complete in turn. */
  readonly skills: readonly Skill[];
  readonly banner: Element | null;
}

export interface Spell extends SpellCard {
  readonly type: SpellType;
  readonly effect: Effect;
}

/** Sorcerer's side, banner and heroes' side of a spell. */
export type Printed = readonly [elements: readonly Element[], banner: Element | null, skills?: readonly Skill[]];

function confusions(dice: 'one' | 'all', printed: readonly Printed[]): Spell[] {
  return printed.map(([elements, banner], index) => {
    return {
      id: `confusion-${dice}-${index + 1}`,
      type: 'confusion',
      effect: { do: 'push', dice },
      elements,
      skills: [],
      banner,
    };
  });
}

function invocations(printed: readonly Printed[]): Spell[] {
  return printed.map(([elements, banner, skills = []], index) => {
    return { id: `invocation-${index + 1}`, type: 'invocation', effect: { do: 'summon' }, elements, skills, banner };
  });
}

function dracologies(steps: 1 | 2, printed: readonly Printed[]): Spell[] {
  return printed.map(([elements, banner], index) => {
    return {
      id: `dracology-${steps}-${index + 1}`,
      type: 'dracology',
      effect: { do: 'advance', steps },
      elements,
      skills: [],
      banner,
    };
  });
}

/** RO-2: four of each kind. Squares and banners of all spells are our own. */
export const CONFUSIONS: readonly Spell[] = [
  ...confusions('all', [
    [['plant', 'plant', 'water', 'water', 'lightning'], null],
    [['air', 'air', 'air', 'fire', 'lightning'], 'air'],
    [['lightning', 'lightning', 'plant', 'plant', 'fire'], null],
    [['water', 'water', 'water', 'fire', 'plant'], null],
  ]),
  ...confusions('one', [
    [['plant', 'plant', 'air', 'air', 'lightning'], null],
    [['water', 'water', 'water', 'fire', 'air'], 'water'],
    [['fire', 'fire', 'lightning', 'lightning', 'plant'], 'air'],
    [['plant', 'air', 'air', 'air', 'fire'], null],
  ]),
];

/** RO-2. */
export const INVOCATIONS: readonly Spell[] = invocations([
  [['fire', 'fire', 'fire', 'plant', 'air'], null, ['heart', 'heart', 'sword', 'step', 'fire']],
  [['water', 'water', 'lightning', 'plant', 'plant'], null, ['key', 'key', 'fire', 'fire', 'sword']],
  [['air', 'air', 'lightning', 'fire', 'fire'], null, ['step', 'step', 'step', 'key', 'heart']],
  [['plant', 'plant', 'plant', 'plant', 'water'], 'plant', ['heart', 'heart', 'sword', 'fire']],
  [['lightning', 'lightning', 'lightning', 'air', 'air'], null, ['key', 'key', 'heart', 'step', 'sword']],
  [['water', 'water', 'plant', 'plant', 'fire'], null, ['fire', 'fire', 'fire', 'sword', 'key']],
  [['air', 'air', 'water', 'water', 'water'], 'lightning', ['sword', 'sword', 'step', 'heart']],
]);

/** RO-2, RO-F6. */
export const DRACOLOGIES: readonly Spell[] = [
  ...dracologies(1, [
    [['fire', 'fire', 'plant', 'lightning', 'air'], 'fire'],
    [['plant', 'plant', 'fire', 'fire', 'lightning'], null],
    [['air', 'air', 'fire', 'lightning', 'water'], null],
    [['lightning', 'lightning', 'fire', 'water', 'air'], null],
    [['fire', 'fire', 'air', 'water', 'plant'], null],
    [['water', 'water', 'fire', 'lightning', 'plant'], null],
  ]),
  ...dracologies(2, [[['fire', 'fire', 'fire', 'fire', 'lightning'], null]]),
];
