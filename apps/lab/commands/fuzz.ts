import { randomInt } from 'node:crypto';
import { judge, laws, settingsOf } from '@tablee/conformance';
import { type ChosenGame, chooseGames } from '../arguments.ts';
import { CheckFailure } from '../errors.ts';
import { print, showProgress } from '../output.ts';

export interface FuzzRequest {
  readonly game?: string;
  readonly minutes: number;
  readonly json: boolean;
}

const RUNS = 10;
const LARGEST_SEED = 2 ** 31 - 1;

/** Tries the laws with new random seeds until the time is up or one complains. */
export function fuzz({ game, minutes, json }: FuzzRequest): void {
  const chosen = chooseGames(game);
  const end = performance.now() + minutes * 60_000;
  const bar = showProgress('trying laws', Math.ceil(minutes * 60));
  let trials = 0;
  let complaint: string | null = null;
  while (performance.now() < end && complaint === null) {
    for (const trial of trialsOf(chosen, randomInt(LARGEST_SEED))) {
      complaint = tryLaw(trial);
      trials += 1;
      if (complaint !== null || performance.now() > end) break;
    }
    bar.done(Math.ceil(minutes * 60 - (end - performance.now()) / 1000));
  }
  bar.close();
  const report = { minutes, trials, journeys: trials * RUNS, complaint };
  print(json, report, () => complaint ?? `${trials} trials of ${RUNS} journeys each: no law complains.`);
  if (complaint !== null)
    throw new CheckFailure('A law complains: pin its seed with describeGame(…, { pinned: [seed] }).');
}

interface LawTrial {
  readonly chosen: ChosenGame;
  readonly law: (typeof laws)[number];
  readonly preset: string;
  readonly seats: number;
  readonly seed: number;
}

function* trialsOf(chosen: readonly ChosenGame[], seed: number): Generator<LawTrial> {
  for (const one of chosen) {
    const settings = settingsOf(one.definition);
    const setting = settings[seed % settings.length];
    if (setting !== undefined) for (const law of laws) yield { chosen: one, law, ...setting, seed };
  }
}

function tryLaw({ chosen: { definition, entry }, law, preset, seats, seed }: LawTrial): string | null {
  const complaint = judge(definition, law, { preset, seats, seed, runs: RUNS, bots: entry.bots });
  return complaint === null
    ? null
    : `${definition.id}, ${preset}, ${seats} seats, law ${law.id}, seed ${seed}: ${complaint}`;
}
