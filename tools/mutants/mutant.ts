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

const SAMPLE_STEP = 6;

/** Whether the mutant is tried with every test: the first of each file, and every sixth of a file that has many. */
export function isSampled(index: number, mutants: readonly Mutant[]): boolean {
  const file = mutants[index]?.file;
  return mutants.slice(0, index).filter((mutant) => mutant.file === file).length % SAMPLE_STEP === 0;
}

export function readMutants(list: string): Mutant[] {
  return JSON.parse(readFileSync(list, 'utf8')) as Mutant[];
}
