import { readFileSync } from 'node:fs';

/** One line of a game's rules, changed. One that survives for a reason says so in `survives`. */
export interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly survives?: string;
}

/** Who noticed a mutant; null where nobody did. */
export type Killer = 'rule test' | 'conformance' | 'time limit' | null;

export function readMutants(list: string): Mutant[] {
  return JSON.parse(readFileSync(list, 'utf8')) as Mutant[];
}
