import type { Facts } from '@tablee/kernel';
import type { RushRule } from './rulebook.ts';
import type { RushRefusal } from './types.ts';

export function refuse(rule: RushRule, facts: Facts = {}): RushRefusal {
  return { rule, facts };
}
