import type { GameKey } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';

export const RUSH_KEYS: readonly GameKey<RushWords>[] = [
  { keys: [' '], does: 'ui.key.roll' },
  { keys: ['1-9'], does: 'ui.key.dice' },
  { keys: ['Q', 'W', 'E', 'T'], does: 'ui.key.cards' },
  { keys: ['R'], does: 'ui.key.clear' },
  { keys: ['X', 'C', 'V'], does: 'ui.key.ping' },
  { keys: ['H'], does: 'ui.key.hint' },
  { keys: ['M'], does: 'ui.key.say-dice' },
  { keys: ['K'], does: 'ui.key.say-cards' },
  { keys: ['J'], does: 'ui.key.say-dragon' },
  { keys: ['L'], does: 'ui.key.lately' },
];
