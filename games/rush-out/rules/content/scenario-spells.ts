import type { Printed, SpellCard } from './spells.ts';

/** Effects of scenario spells. */
type ScenarioEffect =
  /** RO-56: malediction. */
  | { readonly do: 'curse'; readonly how: 'silence' | 'one-hand' | 'clap' }
  /** RO-58: damnation. */
  | { readonly do: 'wound'; readonly heroes: 1 | 2; readonly takesSouls: boolean }
  /** RO-66: regression. */
  | { readonly do: 'forget'; readonly heroes: 'one' | 'all' };

type ScenarioSpellType = 'malediction' | 'damnation' | 'regression';

interface ScenarioSpell extends SpellCard {
  readonly type: ScenarioSpellType;
  readonly effect: ScenarioEffect;
}

function scenarioSpell(
  id: string,
  type: ScenarioSpellType,
  effect: ScenarioEffect,
  [elements, banner, skills = []]: Printed,
): ScenarioSpell {
  return { id, type, effect, elements, skills, banner };
}

/** RO-F5, RO-F11: spells for scenarios only. Not in the page bundle, which imports their ids from boxed-cards.ts. */
export const SCENARIO_SPELLS: readonly ScenarioSpell[] = [
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
