import type { Printed, Spell } from './spells.ts';

/** RO-43, RO-44. */
export type Hamper = 'fire' | 'sword' | 'step' | 'key' | 'whirlwind';

function dissipation(id: string, how: Hamper, [elements, banner, skills = []]: Printed): Spell {
  return { id: `dissipation-${id}`, type: 'dissipation', effect: { do: 'hamper', how }, elements, skills, banner };
}

/**
 * RO-F5: one for each of four symbols and two whirlwinds. Heroes' sides show one heart and two other symbols each, so that
 * two heroes can always complete them, whatever lies before whom.
 */
export const DISSIPATIONS: readonly Spell[] = [
  dissipation('fire', 'fire', [['water', 'water', 'air', 'plant', 'fire'], 'water', ['step', 'key', 'heart']]),
  dissipation('sword', 'sword', [['plant', 'air', 'lightning', 'fire'], null, ['fire', 'step', 'heart']]),
  dissipation('step', 'step', [['plant', 'plant', 'water', 'lightning'], 'plant', ['key', 'sword', 'heart']]),
  dissipation('key', 'key', [['fire', 'air', 'water', 'lightning', 'plant'], null, ['sword', 'fire', 'heart']]),
  dissipation('whirlwind-1', 'whirlwind', [['air', 'air', 'air', 'water', 'fire'], 'air', ['heart', 'step', 'key']]),
  dissipation('whirlwind-2', 'whirlwind', [
    ['air', 'air', 'lightning', 'air', 'plant'],
    null,
    ['heart', 'fire', 'sword'],
  ]),
];
