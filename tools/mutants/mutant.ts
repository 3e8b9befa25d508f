import { readFileSync } from 'node:fs';

/** A changed line of a game's rules. `survives` gives the reason if no test can notice it. */
export interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly survives?: string;
}

/** The suite that noticed a mutant; null if none did. */
export type Killer = 'rule test' | 'conformance' | 'time limit' | null;

const SAMPLE_STEP = 6;

/** True for the first mutant of each file, and for every sixth in files that have many. */
export function isSampled(index: number, mutants: readonly Mutant[]): boolean {
  const file = mutants[index]?.file;
  return mutants.slice(0, index).filter((mutant) => mutant.file === file).length % SAMPLE_STEP === 0;
}

export function readMutants(list: string): Mutant[] {
  return JSON.parse(readFileSync(list, 'utf8')) as Mutant[];
}
