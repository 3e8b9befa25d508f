import { letterOf } from '@tablee/kernel';
import type { DieRef } from './types.ts';

/** "B2": the second die of seat B. */
export function writeDie({ seat, die }: DieRef): string {
  return `${letterOf(seat)}${die + 1}`;
}
