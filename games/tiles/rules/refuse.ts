import type { Facts } from '@tablee/kernel';
import type { TilesRule } from './rulebook.ts';
import type { TilesRefusal } from './types.ts';

export function refuse(rule: TilesRule, facts: Facts = {}): TilesRefusal {
  return { rule, facts };
}
