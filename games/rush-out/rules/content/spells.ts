import type { Element, Skill } from './symbols.ts';

/** What the spells of the trainings do. */
export type Effect =
  /** RO-29: confusion. */
  | { readonly do: 'push'; readonly dice: 'one' | 'all' }
  /** RO-31: invocation. */
  | { readonly do: 'summon' }
  /** RO-33: dracology. */
  | { readonly do: 'advance'; readonly steps: 1 | 2 };

/** What the spells of the scenarios do. */
type ScenarioEffect =
  /** RO-43, RO-44: dissipation. */
  | { readonly do: 'hamper'; readonly how: 'fire' | 'sword' | 'step' | 'key' | 'whirlwind' }
  /** RO-56: malediction. */
  | { readonly do: 'curse'; readonly how: 'silence' | 'one-hand' | 'clap' }
  /** RO-58: damnation. */
  | { readonly do: 'wound'; readonly heroes: 1 | 2; readonly takesSouls: boolean }
  /** RO-66: regression. */
  | { readonly do: 'forget'; readonly heroes: 'one' | 'all' };

export type TrainingSpellType = 'confusion' | 'invocation' | 'dracology';
type ScenarioSpellType = 'dissipation' | 'malediction' | 'damnation' | 'regression';

interface SpellCard {
  readonly id: string;
  /** The side of the sorcerer. */
  readonly elements: readonly Element[];
  /** The side of the heroes, of a spell that they have to complete in turn. */
  readonly skills: readonly Skill[];
  readonly banner: Element | null;
}

export interface TrainingSpell extends SpellCard {
  readonly type: TrainingSpellType;
  readonly effect: Effect;
}

interface ScenarioSpell extends SpellCard {
  readonly type: ScenarioSpellType;
  readonly effect: ScenarioEffect;
}

export type Spell = TrainingSpell | ScenarioSpell;

/** The sorcerer's side, the banner and the heroes' side of each spell of one type. */
type Printed = readonly [elements: readonly Element[], banner: Element | null, skills?: readonly Skill[]];

function confusions(dice: 'one' | 'all', printed: readonly Printed[]): TrainingSpell[] {
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

function invocations(printed: readonly Printed[]): TrainingSpell[] {
  return printed.map(([elements, banner, skills = []], index) => {
    return { id: `invocation-${index + 1}`, type: 'invocation', effect: { do: 'summon' }, elements, skills, banner };
  });
}

function dracologies(steps: 1 | 2, printed: readonly Printed[]): TrainingSpell[] {
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

function scenarioSpell(
  id: string,
  type: ScenarioSpellType,
  effect: ScenarioEffect,
  [elements, banner, skills = []]: Printed,
): ScenarioSpell {
  return { id, type, effect, elements, skills, banner };
}

/** RO-2 and RO-F6: what the trainings use. Squares and banners are our own. */
export const TRAINING_SPELLS: readonly TrainingSpell[] = [
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
  ...invocations([
    [['fire', 'fire', 'fire', 'plant', 'air'], null, ['heart', 'heart', 'sword', 'step', 'fire']],
    [['water', 'water', 'lightning', 'plant', 'plant'], null, ['key', 'key', 'fire', 'fire', 'sword']],
    [['air', 'air', 'lightning', 'fire', 'fire'], null, ['step', 'step', 'step', 'key', 'heart']],
    [['plant', 'plant', 'plant', 'plant', 'water'], 'plant', ['heart', 'heart', 'sword', 'fire']],
    [['lightning', 'lightning', 'lightning', 'air', 'air'], null, ['key', 'key', 'heart', 'step', 'sword']],
    [['water', 'water', 'plant', 'plant', 'fire'], null, ['fire', 'fire', 'fire', 'sword', 'key']],
    [['air', 'air', 'water', 'water', 'water'], 'lightning', ['sword', 'sword', 'step', 'heart']],
  ]),
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

/** RO-F5, RO-F11: what only the scenarios use. */
const SCENARIO_SPELLS: readonly ScenarioSpell[] = [
  scenarioSpell('dissipation-fire', 'dissipation', { do: 'hamper', how: 'fire' }, [
    ['water', 'water', 'air'],
    'water',
    ['step', 'key', 'heart'],
  ]),
  scenarioSpell('dissipation-sword', 'dissipation', { do: 'hamper', how: 'sword' }, [
    ['plant', 'air', 'lightning'],
    null,
    ['fire', 'step', 'heart'],
  ]),
  scenarioSpell('dissipation-step', 'dissipation', { do: 'hamper', how: 'step' }, [
    ['plant', 'plant', 'water'],
    'plant',
    ['key', 'sword', 'heart'],
  ]),
  scenarioSpell('dissipation-key', 'dissipation', { do: 'hamper', how: 'key' }, [
    ['fire', 'air', 'water'],
    null,
    ['sword', 'fire', 'heart'],
  ]),
  scenarioSpell('dissipation-whirlwind-1', 'dissipation', { do: 'hamper', how: 'whirlwind' }, [
    ['air', 'air', 'air', 'water'],
    'air',
    ['heart', 'step', 'key'],
  ]),
  scenarioSpell('dissipation-whirlwind-2', 'dissipation', { do: 'hamper', how: 'whirlwind' }, [
    ['air', 'air', 'lightning', 'air'],
    null,
    ['heart', 'fire', 'sword'],
  ]),
  scenarioSpell('malediction-silence-1', 'malediction', { do: 'curse', how: 'silence' }, [
    ['plant', 'water', 'air', 'fire'],
    'plant',
    ['heart', 'key', 'sword'],
  ]),
  scenarioSpell('malediction-silence-2', 'malediction', { do: 'curse', how: 'silence' }, [
    ['air', 'lightning', 'water', 'water'],
    null,
    ['heart', 'step', 'fire'],
  ]),
  scenarioSpell('malediction-one-hand-1', 'malediction', { do: 'curse', how: 'one-hand' }, [
    ['lightning', 'fire', 'plant', 'plant'],
    'lightning',
    ['sword', 'sword', 'key'],
  ]),
  scenarioSpell('malediction-one-hand-2', 'malediction', { do: 'curse', how: 'one-hand' }, [
    ['water', 'air', 'fire', 'lightning'],
    null,
    ['step', 'key', 'fire'],
  ]),
  scenarioSpell('malediction-clap-1', 'malediction', { do: 'curse', how: 'clap' }, [
    ['plant', 'fire', 'fire', 'air'],
    'fire',
    ['key', 'heart', 'step'],
  ]),
  scenarioSpell('malediction-clap-2', 'malediction', { do: 'curse', how: 'clap' }, [
    ['water', 'plant', 'lightning', 'air'],
    null,
    ['sword', 'fire', 'heart'],
  ]),
  scenarioSpell('damnation-soul-1', 'damnation', { do: 'wound', heroes: 1, takesSouls: true }, [
    ['air', 'air', 'lightning', 'water', 'plant'],
    'air',
  ]),
  scenarioSpell('damnation-soul-2', 'damnation', { do: 'wound', heroes: 1, takesSouls: true }, [
    ['fire', 'lightning', 'lightning', 'plant', 'water'],
    null,
  ]),
  scenarioSpell('damnation-soul-3', 'damnation', { do: 'wound', heroes: 1, takesSouls: true }, [
    ['plant', 'plant', 'fire', 'air', 'water'],
    'water',
  ]),
  scenarioSpell('damnation-soul-4', 'damnation', { do: 'wound', heroes: 1, takesSouls: true }, [
    ['water', 'fire', 'air', 'lightning', 'fire'],
    null,
  ]),
  scenarioSpell('damnation-double-1', 'damnation', { do: 'wound', heroes: 2, takesSouls: false }, [
    ['air', 'air', 'lightning', 'water', 'plant'],
    'lightning',
  ]),
  scenarioSpell('damnation-double-2', 'damnation', { do: 'wound', heroes: 2, takesSouls: false }, [
    ['fire', 'fire', 'plant', 'water', 'air'],
    null,
  ]),
  scenarioSpell('damnation-double-3', 'damnation', { do: 'wound', heroes: 2, takesSouls: false }, [
    ['lightning', 'water', 'water', 'plant', 'fire'],
    'plant',
  ]),
  scenarioSpell('regression-one-1', 'regression', { do: 'forget', heroes: 'one' }, [['plant', 'air', 'water'], null]),
  scenarioSpell('regression-one-2', 'regression', { do: 'forget', heroes: 'one' }, [
    ['fire', 'lightning', 'plant'],
    'fire',
  ]),
  scenarioSpell('regression-one-3', 'regression', { do: 'forget', heroes: 'one' }, [['water', 'water', 'air'], null]),
  scenarioSpell('regression-all-1', 'regression', { do: 'forget', heroes: 'all' }, [
    ['air', 'lightning', 'fire', 'plant'],
    'water',
  ]),
  scenarioSpell('regression-all-2', 'regression', { do: 'forget', heroes: 'all' }, [
    ['plant', 'plant', 'water', 'lightning'],
    null,
  ]),
  scenarioSpell('regression-all-3', 'regression', { do: 'forget', heroes: 'all' }, [
    ['fire', 'air', 'air', 'lightning'],
    'lightning',
  ]),
];

export const SPELLS: readonly Spell[] = [...TRAINING_SPELLS, ...SCENARIO_SPELLS];

/** Scenarios add to it, as to TRIAL_BY_ID. */
export const SPELL_BY_ID = new Map<string, TrainingSpell>(TRAINING_SPELLS.map((spell) => [spell.id, spell]));

export function findSpell(id: string): TrainingSpell | undefined {
  return SPELL_BY_ID.get(id);
}
