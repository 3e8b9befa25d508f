import { addCards } from './cards.ts';
import type { Effect, Spell, SpellType } from './spells.ts';
import type { Element, Skill } from './symbols.ts';
import type { Trial } from './trials.ts';

/** Cards for tests only, so that positions do not depend on the cards of the box. */

function trial(id: string, banner: Element | null, ...skills: readonly Skill[]): Trial {
  return { id, type: 'standard', back: '3+', skills, elements: [], banner };
}

const TYPES = {
  push: 'confusion',
  summon: 'invocation',
  advance: 'dracology',
  hamper: 'dissipation',
} as const satisfies Record<Effect['do'], SpellType>;

function spell(
  id: string,
  effect: Effect,
  banner: Element | null,
  elements: readonly Element[],
  skills: readonly Skill[] = [],
): Spell {
  return { id, type: TYPES[effect.do], effect, elements, skills, banner };
}

const PRINTED_TRIALS: readonly Trial[] = [
  trial('rats', 'plant', 'sword', 'step', 'fire'),
  trial('lock', 'air', 'key', 'key', 'heart'),
  trial('stairs', null, 'step', 'step', 'step'),
  trial('fires', null, 'fire', 'fire', 'fire'),
  trial('door', null, 'key', 'key', 'fire', 'sword'),
  trial('torches', null, 'fire', 'fire', 'step'),
  trial('goblins', null, 'sword', 'sword', 'step'),
  trial('giant', null, 'sword', 'sword', 'fire', 'heart', 'key'),
];

const PRINTED_SPELLS: readonly Spell[] = [
  spell(
    'dissipation-mist',
    { do: 'hamper', how: 'fire' },
    'water',
    ['water', 'water', 'air', 'plant'],
    ['step', 'key', 'heart'],
  ),
  spell('push-all', { do: 'push', dice: 'all' }, 'plant', ['plant', 'water', 'lightning', 'air']),
  spell('push-one', { do: 'push', dice: 'one' }, null, ['plant', 'air', 'fire']),
  spell('push-one-too', { do: 'push', dice: 'one' }, null, ['fire', 'lightning', 'air']),
  spell('imp', { do: 'summon' }, 'fire', ['fire', 'plant', 'air', 'water'], ['sword', 'heart', 'step']),
  spell('ghost', { do: 'summon' }, null, ['water', 'water', 'lightning', 'plant'], ['fire', 'key', 'sword']),
  spell('breath', { do: 'advance', steps: 1 }, 'fire', ['fire', 'fire', 'air', 'lightning']),
  spell('flight', { do: 'advance', steps: 2 }, 'fire', ['fire', 'fire', 'fire', 'lightning', 'air']),
];

export function printTestCards(): void {
  addCards(PRINTED_TRIALS, PRINTED_SPELLS);
}
