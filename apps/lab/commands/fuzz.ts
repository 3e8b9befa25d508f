import { randomInt } from 'node:crypto';
import { judge, laws } from '@tablee/conformance';
import { tableFor } from '@tablee/kernel';
import { type ChosenGame, chooseGames } from '../arguments.ts';
import { Finding } from '../complaint.ts';
import { print, showProgress } from '../output.ts';

export interface FuzzRequest {
  readonly game?: string;
  readonly minutes: number;
  readonly json: boolean;
}

const RUNS = 10;
const LARGEST_SEED = 2 ** 31 - 1;

/** Tries the laws with ever new seeds until the time is up or one complains. */
export function fuzz({ game, minutes, json }: FuzzRequest): void {
  const chosen = chooseGames(game);
  const end = performance.now() + minutes * 60_000;
  const bar = showProgress('trying laws', Math.ceil(minutes * 60));
  let trials = 0;
  while (performance.now() < end) {
    for (const one of chosen) trials += tryAll(one, randomInt(LARGEST_SEED), end);
    bar.done(Math.ceil(minutes * 60 - (end - performance.now()) / 1000));
  }
  bar.close();
  print(
    json,
    { minutes, trials, journeys: trials * RUNS },
    () => `${trials} trials of ${RUNS} journeys each: no law complains.`,
  );
}

function tryAll({ definition }: ChosenGame, seed: number, end: number): number {
  let trials = 0;
  for (const preset of Object.keys(definition.presets)) {
    const { min, max } = definition.seating(tableFor(definition, preset, 1)?.options ?? {});
    const seats = min + (seed % (max - min + 1));
    for (const law of laws) {
      if (performance.now() > end) return trials;
      const complaint = judge(definition, law, { preset, seats, seed, runs: RUNS });
      if (complaint !== null) {
        const where = `${definition.id}, ${preset}, ${seats} seats, law ${law.id}`;
        throw new Finding(`${where}: ${complaint}\nPin it: describeGame(…, { pinned: [${seed}] }).`);
      }
      trials += 1;
    }
  }
  return trials;
}
